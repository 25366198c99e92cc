import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepForLater } from './pwa/install'
import { renewWhenOutdated } from './pwa/renew'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
renewWhenOutdated()
target.replaceChildren()
mount(App, { target })
keepForLater()
