import type { Preview } from '@storybook/react-vite';
import { PestProvider } from '../packages/pest-ui/src/provider/PestProvider';
import { PestRoot } from '../packages/pest-ui/src/provider/PestRoot';
import { token } from '../packages/pest-ui/src/theme/tokens';

const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'zh', title: '中文' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { locale: 'zh', scheme: 'light' },
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
  decorators: [
    (Story, { globals }) => (
      <PestProvider
        locale={globals.locale === 'en' ? 'en' : 'zh'}
        colorScheme={globals.scheme === 'dark' ? 'dark' : 'light'}
      >
        <PestRoot style={{ minHeight: '100vh', padding: 16, background: token.color.surface }}>
          <Story />
        </PestRoot>
      </PestProvider>
    ),
  ],
};

export default preview;
