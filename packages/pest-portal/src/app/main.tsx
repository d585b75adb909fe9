import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { language } from './language';
import { PageStyle } from './PageStyle';

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no element with the id "app".');
document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';

createRoot(container).render(
  <StrictMode>
    <PageStyle />
    <App />
  </StrictMode>,
);
