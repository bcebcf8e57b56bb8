import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { suggestTrades } from '../contract.ts';
import { type Trade, TradeForm } from './TradeForm.tsx';

afterEach(cleanup);

async function typed(text: string) {
  stubServer().reply(suggestTrades, {
    data: [{ trade: 'Royal Marines Commando', service: 'Royal Marines', nickname: 'bootneck' }],
  });
  const requested: Trade[] = [];
  const user = userEvent.setup();
  renderScreen(() => <TradeForm initial={{ service: '', trade: '', rank: '' }} onAsk={(trade) => requested.push(trade)} />);
  const field = await screen.findByRole('combobox', { name: 'Trade, code or job title' });
  await user.type(field, text);
  return { user, field, requested };
}

test('a trade is completed by keyboard and brings its service', async () => {
  const { user, field, requested } = await typed('bootn');
  await screen.findByRole('option', { name: /Royal Marines Commando.*bootneck/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect((field as HTMLInputElement).value).toBe('Royal Marines Commando');
  expect(requested).toEqual([]);
  await user.keyboard('{Enter}');
  expect(requested).toEqual([{ service: 'Royal Marines', trade: 'Royal Marines Commando', rank: '' }]);
});

test('anything else can be typed and sent, also after leaving the field', async () => {
  const { user, field, requested } = await typed('fixing boats');
  await user.tab();
  expect((field as HTMLInputElement).value).toBe('fixing boats');
  await user.click(screen.getByRole('button', { name: 'Show jobs' }));
  expect(requested).toEqual([{ service: '', trade: 'fixing boats', rank: '' }]);
});
