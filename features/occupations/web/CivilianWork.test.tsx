import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { translateOccupation } from '../contract.ts';
import { CivilianWork } from './CivilianWork.tsx';

afterEach(cleanup);

const MECHANIC = {
  onet_soc: '49-3031.00',
  uk_soc: null,
  title: 'Bus and Truck Mechanics and Diesel Engine Specialists',
  titles: ['HGV technician', 'Fleet technician'],
  reason: 'Servicing trucks.',
  source: 'code' as const,
  confidence: 0.9,
  level: 'mid' as const,
  typical_pay: null,
  requirement: null,
  open_jobs: 3,
  courses: [],
};

function Roles() {
  const [roles, setRoles] = useState<string[]>([]);
  return (
    <>
      <CivilianWork
        service="British Army"
        trade="Vehicle Mechanic"
        rank=""
        hint="Add roles you want."
        added={roles}
        onToggle={(title, add) => setRoles(add ? [...roles, title] : roles.filter((one) => one !== title))}
      />
      <p>Chosen: {roles.join()}</p>
    </>
  );
}

test('one click adds a civilian title for the trade, and another takes it away', async () => {
  stubServer().reply(translateOccupation, { data: [MECHANIC], understood: 'Vehicle Mechanic' });
  const user = userEvent.setup();
  renderScreen(Roles, { path: '/', at: '/' });
  const title = await screen.findByRole('button', { name: 'HGV technician', pressed: false });
  await user.click(title);
  expect(screen.getByText('Chosen: HGV technician')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'HGV technician', pressed: true }));
  expect(screen.getByText('Chosen:')).toBeDefined();
});

test('a title in use that was not taken from here is shown and cannot be taken away', async () => {
  stubServer().reply(translateOccupation, { data: [MECHANIC], understood: 'Vehicle Mechanic' });
  const toggled: string[] = [];
  renderScreen(() => (
    <CivilianWork
      service="British Army"
      trade="Vehicle Mechanic"
      rank=""
      hint="Choose a headline."
      added={[]}
      own={['hgv technician']}
      onToggle={(title) => toggled.push(title)}
    />
  ));
  await userEvent.setup().click(await screen.findByText('HGV technician'));
  expect(screen.queryByRole('button', { name: 'HGV technician' })).toBeNull();
  expect(screen.getByText('(in use)')).toBeDefined();
  expect(toggled).toEqual([]);
});

test('a trade that leads nowhere is answered with what to try', async () => {
  stubServer().reply(translateOccupation, { data: [], understood: null });
  renderScreen(() => <CivilianWork service="" trade="asdfgh" rank="" hint="Choose." added={[]} onToggle={() => {}} />);
  expect(await screen.findByText(/^We don’t know “asdfgh” yet\. Check the spelling/)).toBeDefined();
  expect(screen.queryByText('Civilian work like yours')).toBeNull();
});
