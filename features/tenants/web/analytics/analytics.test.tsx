import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isCounted } from '../../analytics-rules.ts';
import { reopenCookieChoice } from './cookie-choice.ts';
import { SiteAnalytics } from './SiteAnalytics.tsx';
import type { SiteAnalytics as Service } from './services.ts';

const PLAUSIBLE: Service = {
  kind: 'plausible',
  address: 'https://stats.example.org',
  site: 'jobs.example.org',
  asks_consent: true,
};
const MATOMO: Service = { ...PLAUSIBLE, kind: 'matomo', site: '7' };
const TAG_MANAGER: Service = { ...PLAUSIBLE, kind: 'tag_manager', address: '', site: 'GTM-AB12CD3' };

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const banner = () => screen.queryByRole('region', { name: 'Cookie choice' });

const clean = () => {
  for (const script of document.querySelectorAll('script')) script.remove();
  for (const name of ['plausible', '_paq', 'dataLayer']) Reflect.deleteProperty(window, name);
  localStorage.clear();
};
beforeEach(clean);
afterEach(cleanup);

describe('the analytics of a site', () => {
  it('load nothing before consent, and one script after it', async () => {
    const { rerender, unmount } = render(<SiteAnalytics analytics={PLAUSIBLE} path="/browse-jobs" />);
    expect(scripts()).toEqual([]);
    await press('Accept');
    expect([scripts(), banner()]).toEqual([['https://stats.example.org/js/script.manual.js'], null]);
    rerender(<SiteAnalytics analytics={PLAUSIBLE} path="/companies" />);
    expect(scripts()).toHaveLength(1);
    const counted = Reflect.get(window, 'plausible').q;
    expect(counted.map(([, { u }]: [string, { u: string }]) => new URL(u).pathname)).toEqual(['/browse-jobs', '/companies']);
    unmount();
    render(<SiteAnalytics analytics={PLAUSIBLE} path="/companies" />);
    expect(banner()).toBeNull();
  });

  it('load nothing after a refusal, which is remembered and can be changed', async () => {
    const { unmount } = render(<SiteAnalytics analytics={MATOMO} path="/browse-jobs" />);
    await press('Decline');
    unmount();
    render(<SiteAnalytics analytics={MATOMO} path="/companies" />);
    expect([scripts(), banner()]).toEqual([[], null]);
    act(() => reopenCookieChoice());
    await press('Accept');
    expect(scripts()).toEqual(['https://stats.example.org/matomo.js']);
    expect(Reflect.get(window, '_paq')).toContainEqual(['setDocumentTitle', '/companies']);
  });

  it('ask again for another service', async () => {
    const { unmount } = render(<SiteAnalytics analytics={PLAUSIBLE} path="/companies" />);
    await press('Accept');
    unmount();
    for (const script of document.querySelectorAll('script')) script.remove();
    render(<SiteAnalytics analytics={TAG_MANAGER} path="/companies" />);
    expect([scripts(), banner()]).toEqual([[], expect.anything()]);
  });

  it('load without a question where the tenant does not ask', () => {
    render(<SiteAnalytics analytics={{ ...TAG_MANAGER, asks_consent: false }} path="/companies" />);
    expect([scripts(), banner()]).toEqual([['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'], null]);
  });

  it('ask in a bar that axe finds accessible, apart from colours, which need a browser', async () => {
    render(<SiteAnalytics analytics={PLAUSIBLE} path="/companies" />);
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations, passes } = await axe.run(screen.getByRole('region', { name: 'Cookie choice' }), {
      runOnly: { type: 'tag', values: tags },
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['button-name', 'link-name']));
  });

  it('load nothing on a page that is not counted', async () => {
    render(<SiteAnalytics analytics={PLAUSIBLE} path={null} />);
    await press('Accept');
    expect(scripts()).toEqual([]);
  });

  it.each([
    ['/', {}, false],
    ['/auth/login', {}, false],
    ['/shared/abc', {}, false],
    ['/shared-plan/abc', {}, false],
    ['/jobs/1', { token: 'abc' }, false],
    ['/jobs/1', {}, true],
    ['/sharedwork', {}, true],
  ])('count %s with %j: %s', (path, search, expected) => expect(isCounted(path, search)).toBe(expected));
});
