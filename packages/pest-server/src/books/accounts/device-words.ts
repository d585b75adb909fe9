import Bowser from 'bowser';

/** What a session was begun with, by the names that makers give their products; empty where the browser says nothing. */
export interface ToldDevice {
  readonly browser: string;
  readonly system: string;
}

/** A browser says of itself what it likes: this helps a person to know a device again, and decides nothing. */
export function deviceOf(userAgent: string): ToldDevice {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? '', system: os.name ?? '' };
}
