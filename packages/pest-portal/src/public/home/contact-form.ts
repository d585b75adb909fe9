import { callSite } from './site-call';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Sends the contact form. Nothing is called wrong before the first try; after it, each field is looked at as it changes.
 */
export function sendContact(form: HTMLFormElement): void {
  let tried = false;
  let sending = false;
  form.noValidate = true;
  fillIn(form);
  form.addEventListener('input', ({ target }) => {
    keep(form);
    say(form, '[data-sent]', '');
    if (tried && isField(target)) show(target, issueOf(target));
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (sending) return;
    tried = true;
    say(form, '[data-refused]', '');
    if (!isRight(form)) return;
    sending = true;
    mark(form, sending);
    const done = await send(form);
    sending = false;
    mark(form, sending);
    if (done) tried = false;
  });
}

/** What was typed and not sent outlives a reload and the other language, for as long as the tab does. */
const keptUnder = 'pest_contact';

function keep(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(keptUnder, JSON.stringify(fieldsOf(form).map(({ name, value }) => [name, value])));
  } catch {
    // Storage may be closed or full: then a reload asks again.
  }
}

function fillIn(form: HTMLFormElement): void {
  try {
    const kept = new Map<unknown, unknown>(JSON.parse(sessionStorage.getItem(keptUnder) ?? '[]'));
    for (const field of fieldsOf(form)) field.value = String(kept.get(field.name) ?? field.value);
  } catch {
    // Nothing that we kept.
  }
}

/** Shows what is wrong with each field, and leads to the first. */
function isRight(form: HTMLFormElement): boolean {
  const wrong = fieldsOf(form).filter((field) => {
    const issue = issueOf(field);
    show(field, issue);
    return issue !== '';
  });
  wrong[0]?.focus();
  return wrong.length === 0;
}

async function send(form: HTMLFormElement): Promise<boolean> {
  const values = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value.trim()]));
  const answer = await callSite('contact', values);
  if (answer?.code === 0) {
    form.reset();
    keep(form);
    say(form, '[data-sent]', form.querySelector<HTMLElement>('[data-sent]')?.dataset.sent ?? '');
    return true;
  }
  const field = fieldsOf(form).find(({ name }) => name === answer?.field);
  if (field && answer) {
    show(field, answer.msg);
    field.focus();
  } else {
    say(form, '[data-refused]', answer?.msg ?? form.dataset.offline ?? '');
  }
  return false;
}

/** What is wrong with a field, in its own words; empty where nothing is. */
function issueOf(field: Field): string {
  const words = wordsBeside(field)?.dataset;
  const missing = field.required && field.value.trim() === '';
  if (missing) return words?.missing ?? '';
  return field.validity.patternMismatch || field.validity.typeMismatch ? (words?.wrong ?? '') : '';
}

function show(field: Field, issue: string): void {
  const words = wordsBeside(field);
  if (words) words.textContent = issue;
  if (issue === '') field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}

function wordsBeside({ id }: Field): HTMLElement | null {
  return document.getElementById(`${id}-error`);
}

function say(form: HTMLFormElement, place: string, words: string): void {
  const element = form.querySelector(place);
  if (element) element.textContent = words;
}

function mark(form: HTMLFormElement, busy: boolean): void {
  form.querySelector('[type=submit]')?.setAttribute('aria-busy', String(busy));
}

function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return [...form.elements].filter(isField);
}

function isField(target: unknown): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
