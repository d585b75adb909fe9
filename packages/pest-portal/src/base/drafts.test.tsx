import { lateDays } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { dropDrafts, shapedLike } from './drafts';

const model = {
  name: '',
  workshopId: null,
  photos: [],
  answers: {},
  reading: { type: 'mouseTrap', alive: false, counts: [{ species: 'rat', count: 0 }] },
};

describe('a draft that is read back', () => {
  test('fits the form it was typed in', () => {
    const stored = {
      name: 'Dock 3',
      workshopId: 'w1',
      photos: ['/files/a.jpg'],
      answers: { a: ['yes'], b: 3 },
      reading: { type: 'mouseTrap', alive: true, counts: [{ species: 'rat', count: 2 }] },
    };
    expect(shapedLike(model, stored)).toBe(true);
  });

  test.each([
    ['is no object', 'text'],
    ['lacks a field', { ...model, name: undefined }],
    ['has a field of another version', { ...model, more: 1 }],
    ['holds another kind of value', { ...model, name: 3 }],
    ['holds something foreign in a list', { ...model, photos: [{}] }],
    ['is wrong further in', { ...model, reading: { ...model.reading, counts: [{ species: 'rat' }] } }],
  ])('does not when it %s', (_what, stored) => {
    expect(shapedLike(model, stored)).toBe(false);
  });
});

describe('what is forgotten when somebody signs in', () => {
  const kept = (at = Date.now()) => JSON.stringify({ at, values: {} });

  test.each([
    ['of the tab', sessionStorage],
    ['of the device', localStorage],
  ])('is what others typed, %s', (_, store) => {
    store.setItem('pest_draft a1 /home x', kept());
    store.setItem('pest_draft a2 /home x', kept());
    store.setItem('else', '1');
    dropDrafts({ except: 'a1' });
    expect(Object.keys(store).sort()).toEqual(['else', 'pest_draft a1 /home x']);
  });

  test('is what was typed too long ago to be sent, or by an earlier version', () => {
    localStorage.setItem('pest_draft a1 /home old', kept(Date.now() - (lateDays + 1) * 86_400_000));
    localStorage.setItem('pest_draft a1 /home strange', '[1]');
    localStorage.setItem('pest_draft a1 /home new', kept());
    dropDrafts({ except: 'a1' });
    expect(Object.keys(localStorage)).toEqual(['pest_draft a1 /home new']);
  });
});
