// Who this person is to others: a name and an animal. The room keeps them with the device; what is typed here is saved by `save`.
import type { Device } from '../generated/wire'
import { api } from '../room/api'
import { ANIMALS, guestAnimal, guestNumber, type Animal } from './animals'

const isAnimal = (name: string | undefined): name is Animal => (ANIMALS as readonly (string | undefined)[]).includes(name)

/** Shown until the room has told the animal of this device. */
const UNTOLD: Animal = 'crane'

class Me {
  device = $state.raw<Device | null>(null)
  /** As typed; empty while one is called by one's animal. */
  name = $state('')
  animal = $state<Animal>(UNTOLD)

  get named(): boolean {
    return this.device !== null && guestNumber(this.device.nickname) === null
  }

  get changed(): boolean {
    return (
      this.device !== null && ((this.name.trim() !== '' && this.name.trim() !== this.device.nickname) || this.animal !== this.device.animal)
    )
  }

  /** Ask the room, once; what was typed or chosen meanwhile stays. */
  async load(): Promise<void> {
    if (this.device) return
    const device = await api.device({})
    const { name, animal } = this
    this.know(device)
    if (name) this.name = name
    if (animal !== UNTOLD) this.animal = animal
  }

  async save(): Promise<void> {
    await this.load()
    if (!this.changed) return
    const name = this.name.trim()
    this.know(await api.device({ animal: this.animal, ...(name ? { nickname: name } : {}) }))
  }

  private know(device: Device): void {
    const number = guestNumber(device.nickname)
    this.device = device
    this.name = number === null ? device.nickname : ''
    this.animal = isAnimal(device.animal) ? device.animal : guestAnimal(number ?? 0)
  }
}

export const me = new Me()
