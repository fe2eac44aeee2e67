import { describe, expect, it } from 'vitest';
import { NO_CARDS } from '../../picture';
import { canAdd, changed, eachOf, emptyDraft, isWhole, picksOf } from './draft';

const hand = { ...NO_CARDS, lumber: 1, wool: 2, grain: 1, ore: 1, brick: 1 };

describe('a trade', () => {
  it('becomes small picks in the order of the resources', () => {
    let draft = changed(emptyDraft(), 'give', 'wool', 1);
    draft = changed(draft, 'give', 'lumber', 1);
    draft = changed(draft, 'give', 'wool', 1);
    draft = changed(draft, 'want', 'ore', 1);
    expect(picksOf(draft, 'propose')).toEqual([
      'propose',
      'add/lumber',
      'add/wool',
      'add/wool',
      'done',
      'add/ore',
      'send',
    ]);
  });

  it('is whole with a card on either side', () => {
    const draft = changed(emptyDraft(), 'give', 'wool', 1);
    expect(isWhole(draft)).toBe(false);
    expect(isWhole(changed(draft, 'want', 'ore', 1))).toBe(true);
  });

  it('offers no more than there is, nothing on both sides, and not everything', () => {
    const draft = changed(emptyDraft(), 'give', 'lumber', 1);
    expect(canAdd(draft, 'give', 'lumber', hand, 4)).toBe(false);
    expect(canAdd(draft, 'give', 'wool', hand, 4)).toBe(true);
    expect(canAdd(draft, 'give', 'wool', hand, 1)).toBe(false);
    expect(canAdd(draft, 'want', 'lumber', hand, 4)).toBe(false);
    expect(canAdd(draft, 'want', 'ore', hand, 4)).toBe(true);
    const four = { ...draft, give: { ...NO_CARDS, lumber: 1, brick: 1, wool: 1, grain: 1 } };
    expect(canAdd(four, 'give', 'ore', hand, 9)).toBe(false);
  });

  it('never goes below nothing', () => {
    expect(changed(emptyDraft(), 'give', 'ore', -1).give.ore).toBe(0);
  });
});

describe('a batch', () => {
  it('is one pick a card', () => {
    expect(eachOf('discard', { ...NO_CARDS, brick: 2, ore: 1 })).toEqual([
      'discard/brick',
      'discard/brick',
      'discard/ore',
    ]);
  });
});
