import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { findSocialProviders } from '../../social-contract.ts';
import { SocialButtons } from './SocialButtons.tsx';

afterEach(cleanup);

test.each([
  [['google', 'linkedin'] as const, ['Sign in with LinkedIn', 'Sign in with Google']],
  [['google'] as const, ['Sign in with Google']],
  [['linkedin'] as const, ['Sign in with LinkedIn']],
])('a tenant with keys for %j shows these buttons only', async (providers, names) => {
  stubServer().reply(findSocialProviders, { data: [...providers] });
  renderScreen(() => <SocialButtons />);
  await screen.findByText('OR');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(names);
});

test('a tenant without keys shows neither buttons nor divider', async () => {
  const server = stubServer();
  server.reply(findSocialProviders, { data: [] });
  renderScreen(() => (
    <>
      <p>Sign in</p>
      <SocialButtons />
    </>
  ));
  await screen.findByText('Sign in');
  await expect.poll(() => server.requests).toHaveLength(1);
  expect(screen.queryByText('OR')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
