import { isLanguage } from 'pest-sdk';
import { keepText } from '../../base/browser-text';
import { languageKey } from '../../base/language-key';
import { homeAddress, sections } from '../site-links';

/** Keeps the choice, and goes to the page in that language, at the section that is being read. */
export function chooseHomeLanguage(chosen: string | undefined): boolean {
  if (!isLanguage(chosen)) return false;
  // Where storage is closed, the address says it for this page.
  keepText(languageKey, chosen);
  location.assign(homeAddress(chosen, sectionInView()));
  return true;
}

/** The last section whose beginning has been passed. */
function sectionInView() {
  const passed = window.innerHeight / 3;
  return sections.findLast((section) => {
    const part = document.getElementById(section);
    return part !== null && part.getBoundingClientRect().top < passed;
  });
}
