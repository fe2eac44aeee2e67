import { afterEach, beforeEach, expect, test } from 'vitest';
import { navigation } from './navigation.svelte';

beforeEach(() => navigation.go('/'));
afterEach(() => navigation.go('/'));

test('a table stays open while the rules lie over it, from rule to rule', () => {
  navigation.go('/table/AX47RK');
  navigation.go('/rules/northgard?q=winter');
  navigation.write('/rules/northgard#NG-14.1');
  expect([navigation.route.page, navigation.table]).toEqual(['rules', 'AX47RK']);
  expect(history.state).toEqual({ table: 'AX47RK', steps: 2 });
  navigation.write('/rules/northgard?q=fame', true);
  expect(history.state).toEqual({ table: 'AX47RK', steps: 2 });
  navigation.go('/about');
  expect(navigation.table).toBeUndefined();
});

test('rules that were opened elsewhere lie over no table', () => {
  navigation.go('/rules/watch');
  expect(navigation.table).toBeUndefined();
  expect(history.state).toEqual({ table: undefined, steps: 1 });
});

test('from an address that was typed, closing the rules leads to the hall', () => {
  history.replaceState(null, '', '/rules/watch');
  dispatchEvent(new PopStateEvent('popstate'));
  const stop = navigation.listen();
  dispatchEvent(new PopStateEvent('popstate'));
  stop();
  navigation.write('/rules/watch?q=road', true);
  expect(history.state).toBeNull();
  navigation.leaveRules();
  expect(navigation.route.page).toBe('lobby');
});
