import 'pest-ui/elements/auto';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.querySelector('#page');
if (target) mount(App, { target });
