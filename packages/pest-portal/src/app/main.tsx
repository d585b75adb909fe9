import { languageTags } from 'pest-sdk';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { language } from '../base/language';
import { watchHistory } from '../base/leaving';
import { createQueryClient } from '../base/queries';
import { App } from './App';
import { prepareFirstPage } from './first-page';
import { PageStyle } from './PageStyle';

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no element with the id "app".');
document.documentElement.lang = languageTags[language];

watchHistory();
const queryClient = createQueryClient();
void prepareFirstPage(location, queryClient).then(() =>
  createRoot(container).render(
    <StrictMode>
      <PageStyle />
      <App queryClient={queryClient} />
    </StrictMode>,
  ),
);
