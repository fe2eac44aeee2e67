import { describe, expect, test } from 'vitest';
import { invitedTo, parseRoute, pathOf, type Route } from './router';

describe('addresses', () => {
  const pages: [string, Exclude<Route, { page: 'nowhere' }>][] = [
    ['/', { page: 'lobby' }],
    ['/about', { page: 'about' }],
    ['/rules', { page: 'rules', game: '' }],
    ['/rules/watch', { page: 'rules', game: 'watch' }],
    ['/new/watch', { page: 'create', game: 'watch' }],
    ['/table/AX47RK', { page: 'table', id: 'AX47RK' }],
    ['/replay/AX47RK', { page: 'replay', id: 'AX47RK' }],
    ['/join/AX47RK', { page: 'join', id: 'AX47RK' }],
    ['/table/a%2Fb', { page: 'table', id: 'a/b' }],
  ];
  test.each(pages)('%s both ways', (path, route) => {
    expect(parseRoute(path)).toEqual(route);
    expect(pathOf(route)).toBe(path);
  });

  test('a slash at the end changes nothing', () => {
    expect(parseRoute('/table/AX47RK/')).toEqual({ page: 'table', id: 'AX47RK' });
  });

  test.each([
    '/nothing',
    '/table',
    '/table/a/b',
    '/about/us',
    '/rules/a/b',
    '/rules/%zz',
    '/table/%zz',
    '/constructor/x',
  ])('%s is nowhere', (path) => {
    expect(parseRoute(path)).toEqual({ page: 'nowhere' });
  });
});

describe('invitations', () => {
  test.each([
    ['AX47RK', 'AX47RK'],
    ['  ax4-7rk ', 'ax4-7rk'],
    ['http://127.0.0.1:8000/join/AX47RK', 'AX47RK'],
    ['https://hall.example/table/AX47RK?x=1#top', 'AX47RK'],
    ['/join/AX47RK', 'AX47RK'],
  ])('%s', (text, id) => expect(invitedTo(text)).toBe(id));

  test.each(['', '   ', 'http://hall.example/', 'two words', 'https://hall.example/about'])('%j is none', (text) => {
    expect(invitedTo(text)).toBeUndefined();
  });
});
