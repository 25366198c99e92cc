// Copying, also on plain http, where browsers give no clipboard.

/** Copies what a field shows; where the browser refuses, its text stays selected, for the person to copy. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  field.focus()
  field.select()
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    return document.execCommand('copy')
  }
}
