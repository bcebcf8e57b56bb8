import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { ResumeDesign } from '../../../content.ts';
import { findResumeTemplates, getResumeThumbnail } from '../../../resumes-contract.ts';
import { DesignBar } from './DesignBar.tsx';

afterEach(cleanup);

const PICTURE = 'data:image/webp;base64,AA==';
const template = (key: string, name: string, more: boolean) => ({
  key,
  name,
  more,
  kind: 'resume' as const,
  colours: [{ key: 'navy', hex: '#1E3452' }],
});

const TEMPLATES = [template('column', 'Column', false), template('classic', 'Classic', false), template('swiss', 'Swiss', true)];

function serverWithTemplates() {
  const server = stubServer();
  server.reply(findResumeTemplates, { data: TEMPLATES });
  return server;
}

/** Shows the design of a saved resume; each change saves, as in the editor. */
function show(server = serverWithTemplates()) {
  const held = { design: ResumeDesign.parse({}) };
  function Held() {
    const [design, setDesign] = useState(held.design);
    const [revision, setRevision] = useState(1);
    held.design = design;
    return (
      <DesignBar
        kind="resume"
        design={design}
        resume={{ id: 7, revision: () => revision }}
        onChange={(change) => {
          setDesign({ ...design, ...change });
          setRevision(revision + 1);
        }}
      />
    );
  }
  renderScreen(() => <Held />);
  const pictures = () => server.requests.filter(({ route }) => route === `GET ${getResumeThumbnail.path}`);
  return { server, held, pictures, user: userEvent.setup() };
}

describe('the gallery of templates', () => {
  it('shows a picture of each, the further ones under a heading, and changes the template', async () => {
    const { server, held, pictures, user } = show();
    server.reply(getResumeThumbnail, { data: { image: PICTURE, pages: 2 } });
    await user.click(await screen.findByRole('button', { name: 'Compare templates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare templates' });
    await waitFor(() => expect(dialog.querySelectorAll('img')).toHaveLength(3));
    expect(pictures().map(({ url }) => url.searchParams.get('template'))).toEqual(['column', 'classic', 'swiss']);
    const more = within(dialog).getByRole('region', { name: 'More templates' });
    await user.click(within(more).getByRole('button', { name: 'Swiss 2 pages' }));
    expect(held.design.template).toBe('swiss');
    expect(within(more).getByRole('button', { name: 'Swiss 2 pages', pressed: true })).toBeTruthy();
    // The choice is saved as a new revision, which changes no picture.
    expect(pictures()).toHaveLength(3);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers to load pictures again that could not be made, and can be used without them', async () => {
    const { server, held, user } = show();
    server.refuse(getResumeThumbnail, { status: 422, message: 'This is too long to print.' });
    await user.click(await screen.findByRole('button', { name: 'Compare templates' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Some templates could not be shown');
    await user.click(within(dialog).getByRole('button', { name: 'Classic' }));
    expect(held.design.template).toBe('classic');
    server.forget(getResumeThumbnail);
    server.reply(getResumeThumbnail, { data: { image: PICTURE, pages: 2 } });
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.querySelectorAll('img')).toHaveLength(3));
    expect(within(dialog).queryByText('Some templates could not be shown')).toBeNull();
  });
});

it('reserves the space of the template and the colours while they load', async () => {
  const server = stubServer();
  const loaded = Promise.withResolvers<Response>();
  server.answer(findResumeTemplates, () => loaded.promise);
  show(server);
  await screen.findByLabelText('Paper');
  const placeholders = () => document.querySelectorAll('.MuiSkeleton-root').length;
  expect(placeholders()).toBe(2);
  loaded.resolve(Response.json({ status: true, data: TEMPLATES }));
  await screen.findByLabelText('Template');
  expect(placeholders()).toBe(0);
});

it('the number of pages is chosen', async () => {
  const { held, user } = show();
  await user.selectOptions(await screen.findByLabelText('Fit to'), '1 page');
  expect(held.design.pages).toBe('1');
});
