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

test('drafts of others go, those of the account named stay', () => {
  sessionStorage.setItem('pest_draft a1 /home x', '1');
  sessionStorage.setItem('pest_draft a2 /home x', '1');
  sessionStorage.setItem('else', '1');
  dropDrafts({ except: 'a1' });
  expect(Object.keys(sessionStorage).sort()).toEqual(['else', 'pest_draft a1 /home x']);
});
