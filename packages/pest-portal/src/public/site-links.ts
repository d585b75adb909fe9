import { defaultLanguage, type Language } from 'pest-sdk';

/** The parts of the home page that the header leads to, in their order. */
export const sections = ['product', 'developers', 'plans', 'about', 'contact'] as const;
export type Section = (typeof sections)[number];

/** The query parameter that says which language the home page is asked for in; without it, the default one. */
export const languageParameter = 'lang';

/** The home page of a language, at a section of it. */
export function homeAddress(language: Language, section?: Section): string {
  const query = language === defaultLanguage ? '' : `?${languageParameter}=${language}`;
  return `/${query}${section ? `#${section}` : ''}`;
}

/** The acts of the public site's header. Each is a link that works by itself; a script may do better. */
export const siteActs = ['language', 'login', 'register', 'logout'] as const;
export type SiteAct = (typeof siteActs)[number];
