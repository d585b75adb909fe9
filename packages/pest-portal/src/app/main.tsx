import { languageTags } from 'pest-sdk';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { language } from '../base/language';
import { watchHistory } from '../base/leaving';
import { App } from './App';
import { PageStyle } from './PageStyle';

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no element with the id "app".');
document.documentElement.lang = languageTags[language];

watchHistory();
createRoot(container).render(
  <StrictMode>
    <PageStyle />
    <App />
  </StrictMode>,
);
