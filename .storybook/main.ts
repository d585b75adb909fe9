import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { aliases } from '../packages/bundled-react/aliases.ts';

/** `PEST_STORIES_ON=elements npx vitest run --project widgets`: the stories on what the elements' files have in React's place. */
const likeElements = process.env.PEST_STORIES_ON === 'elements';

/** One Storybook over all widgets; it reads the packages' sources. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // A page is written in each language, `HeatMap.en.mdx`, and shown by one that has both.
  stories: [
    './Introduction.mdx',
    '../packages/pest-ui/src/**/!(*.en|*.zh).mdx',
    '../packages/pest-ui/src/**/*.stories.tsx',
    './Connected.mdx',
    './Connected.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: {
        conditions: ['@pest/source', ...defaultClientConditions],
        ...(likeElements && { alias: aliases }),
      },
      // "use client" marks are for frameworks that render on a server; here they only make noise.
      build: {
        rolldownOptions: {
          onwarn: (warning: { code?: string }, warn: (warning: unknown) => void) =>
            warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
        },
      },
    }),
};

export default config;
