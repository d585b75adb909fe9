import type { Preview } from '@storybook/react-vite';
import { languageNames, languages } from 'pest-sdk';
import { configure } from 'storybook/test';
import { PestProvider } from '../packages/pest-ui/src/provider/PestProvider';
import { PestRoot } from '../packages/pest-ui/src/provider/PestRoot';
import { storyLocale } from '../packages/pest-ui/src/stories-data/food-plant';
import { token } from '../packages/pest-ui/src/theme/tokens';
import { withWrittenTypes } from './prop-types';
import { browserLanguage, followToolbar } from './reader-language';

followToolbar();

/** The one limit for everything that a story waits to see: generous, for a busy machine and a widget's first import. */
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: languages.map((language) => ({ value: language, title: languageNames[language] })),
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { locale: browserLanguage(), scheme: 'light' },
  argTypesEnhancers: [withWrittenTypes],
  // Of what passes, one element each is enough to read: naming all is most of what axe costs on a plan of thousands.
  parameters: { layout: 'fullscreen', a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } } },
  decorators: [
    (Story, { globals, viewMode }) => (
      <PestProvider locale={storyLocale(globals)} colorScheme={globals.scheme === 'dark' ? 'dark' : 'light'}>
        <PestRoot
          style={{ minHeight: viewMode === 'story' ? '100vh' : 0, padding: 16, background: token.color.surface }}
        >
          <Story />
        </PestRoot>
      </PestProvider>
    ),
  ],
};

export default preview;
