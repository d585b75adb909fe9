import {
  isLanguage,
  languages,
  languageTags,
  type Messages,
  type MessageValues,
  messageSource,
  pluralForms,
} from 'pest-sdk';
import { expect, it } from 'vitest';
import { catalogueReader } from './i18n';

type Words = Readonly<Record<string, string>>;

/** Every catalogue of the product, by the file and name it is exported from. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/packages/*/src/**/*.messages.ts', {
  eager: true,
});
const catalogues = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, Readonly<Record<string, Words>>] => isCatalogue(entry[1]))
    .map(([name, messages]) => [`${file.replace('/packages/', '')} ${name}`, messages] as const),
);

function isCatalogue(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).every(isLanguage);
}

/** A counted key is asked for by its common name. */
function baseOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

it('finds the catalogues of portal, widgets, server and SDK', () => {
  const packages = new Set(catalogues.map(([name]) => name.split('/')[0]));
  expect([...packages].sort()).toEqual(['pest-portal', 'pest-sdk', 'pest-server', 'pest-ui']);
});

it.each(catalogues)('%s says the same in every language', (_name, messages) => {
  expect(Object.keys(messages).sort()).toEqual([...languages].sort());
  const asked = (words: Words) => [...new Set(Object.keys(words).map(baseOf))].sort();
  const [first, ...others] = languages.map((language) => messages[language] ?? {});
  for (const words of others) expect(asked(words)).toEqual(asked(first ?? {}));
});

it.each(catalogues)('%s has the plural forms of each language', (_name, messages) => {
  for (const language of languages) {
    const keys = Object.keys(messages[language] ?? {});
    const counted = new Set(keys.filter((key) => baseOf(key) !== key).map(baseOf));
    for (const base of counted) {
      const forms = keys.filter((key) => baseOf(key) === base).map((key) => key.slice(base.length + 1));
      expect(forms.sort(), `${base} in ${languageTags[language]}`).toEqual([...pluralForms[language]].sort());
    }
  }
});

it.each(catalogues)(
  '%s names the same values in every language, and only such as both readers know',
  (_name, messages) => {
    const named = (words: Words, base: string) =>
      Object.entries(words)
        .filter(([key]) => baseOf(key) === base)
        .map(([key, text]) => [key, placeholders(text)] as const);
    const [first, ...others] = languages.map((language) => messages[language] ?? {});
    for (const [key, text] of Object.entries(first ?? {})) {
      for (const words of others) {
        for (const [form, names] of named(words, baseOf(key))) {
          // A singular may leave its number out: "one device".
          if (!form.endsWith('_one')) expect(names, form).toEqual(placeholders(text));
        }
      }
    }
    for (const words of languages.map((language) => messages[language] ?? {})) {
      for (const [key, text] of Object.entries(words)) {
        expect(text, key).not.toMatch(/^\s*$|\$t\(|\{\{(?!\w+\}\})/);
      }
    }
  },
);

it.each(catalogues)('%s shows every number as an amount, by either reader', (_name, messages) => {
  for (const language of languages) {
    const words = messages[language] ?? {};
    const catalogue: Messages<string> = { zh: words, en: words };
    const portal: (key: string, values: MessageValues) => string = catalogueReader(language)(catalogue);
    const widget = messageSource(words, languageTags[language]);
    for (const [key, text] of Object.entries(words)) {
      // Nobody counts that many as one.
      if (key.endsWith('_one')) continue;
      const count = baseOf(key) === key ? [] : ['count'];
      const values = Object.fromEntries([...placeholders(text), ...count].map((name) => [name, 12_345]));
      const shown = text.replaceAll(/\{\{\w+\}\}/g, '12,345');
      expect(widget(baseOf(key), values), key).toBe(shown);
      expect(portal(baseOf(key), values), key).toBe(shown);
    }
  }
});

it.each(catalogues)('%s punctuates Chinese in full width', (_name, messages) => {
  const faulty = Object.entries(messages.zh ?? {}).filter(([, text]) =>
    /\p{Script=Han} ?[,;:?!(·] |\p{Script=Han}[,;:?!(]/u.test(text),
  );
  expect(faulty).toEqual([]);
});

it.each(catalogues)('%s names an act by its verb, never by a bare yes', (_name, messages) => {
  const faulty = languages.flatMap((language) =>
    Object.entries(messages[language] ?? {}).filter(
      // What a device is, and no act.
      ([key, text]) => key !== 'floorPlan.state.ok' && /^(OK|Okay|Confirm|确定|确认|好的|知道了)$/i.test(text),
    ),
  );
  expect(faulty).toEqual([]);
});

it.each(catalogues)('%s spells English as the United Kingdom does', (_name, messages) => {
  const american =
    /\b(\w*color\w*|centers?|licenses?|gray|(kilo|centi)?meters?|\w*(organ|recogn|author|custom|summar|categor|anonym)iz\w+|(canc|lab|mod|trav)el(ed|ing)|behaviors?|favorites?|neighbor\w*|odors?|harbor\w*|analyz\w+)\b/i;
  // The specification names a page so.
  const faulty = Object.entries(messages.en ?? {}).filter(([, text]) =>
    american.test(text.replace(/personal center/i, '')),
  );
  expect(faulty).toEqual([]);
});
