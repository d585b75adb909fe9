import 'pest-ui/elements/auto';
import { createApp } from 'vue';
import App from './App.vue';

createApp(App).mount('#page');
