import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { aRecruiter } from '#features/accounts/web/testing.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import {
  type Conversation,
  createMessageTemplate,
  findConversations,
  findMessageTemplates,
  previewBulkMessage,
  sendBulkMessage,
} from '../contract.ts';
import { BulkMessageDialog } from './BulkMessageDialog.tsx';
import { InboxPage } from './InboxPage.tsx';
import { MessageTemplatesPage } from './MessageTemplatesPage.tsx';

afterEach(cleanup);

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
});
const sentTo = (route: { method: string; path: string }) =>
  server.requests.filter((each) => each.route === `${route.method} ${route.path}`);
const asRecruiter = {
  wrap: (children: React.ReactNode) => (
    <SessionProvider store={createSession({ at: 'signed_in', user: aRecruiter() })}>{children}</SessionProvider>
  ),
};

const TEMPLATE = { id: 1, name: 'First reply', subject: 'Your application', body: 'Dear {first_name}, thank you.', revision: 1 };
const META = { page: 1, per_page: 20, total: 2, last_page: 1 };

const aConversation = (changes: Partial<Conversation>): Conversation => ({
  key: 'application-1',
  with: 'Rhys Pritchard',
  company: { id: 1, name: 'Northgate Rail' },
  job: { id: 7, title: 'Fitter' },
  application_id: 1,
  unread: 0,
  is_waiting: false,
  is_blocked: false,
  last: { at: new Date().toISOString(), text: 'See you on Tuesday.', is_own_side: true, by: 'You', state: 'sent' },
  ...changes,
});

describe('the inbox', () => {
  test('names who of the company wrote last', async () => {
    server.reply(findConversations, {
      data: [
        aConversation({}),
        aConversation({
          key: 'application-2',
          with: 'Helen Ashworth',
          last: { at: new Date().toISOString(), text: 'Any news?', is_own_side: true, by: 'Priya Shah', state: 'sent' },
        }),
        aConversation({
          key: 'application-3',
          with: 'Victoria Lang',
          unread: 1,
          last: { at: new Date().toISOString(), text: 'Thank you.', is_own_side: false, by: null, state: 'sent' },
        }),
      ],
      meta: { ...META, total: 3 },
      counts: { all: 3, unread: 1, waiting: 1 },
    });
    renderScreen(InboxPage, asRecruiter);
    const list = within(await screen.findByRole('list', { name: 'Conversations' }));
    const [own, colleague, veteran] = list.getAllByRole('link').map(({ textContent }) => textContent);
    expect(own).toContain('You: See you on Tuesday.');
    expect(colleague).toContain('Priya Shah: Any news?');
    expect(veteran).toMatch(/Fitter ?Thank you\./);
    expect(list.getByLabelText('1 unread')).toBeDefined();
  });

  test('offers the jobs when it is empty, and another try when it fails', async () => {
    server.refuse(findConversations, { status: 503, message: 'Away' });
    renderScreen(InboxPage, asRecruiter);
    expect(await screen.findByText('Your messages could not be loaded')).toBeDefined();
    server.forget(findConversations);
    server.reply(findConversations, { data: [], meta: { ...META, total: 0 }, counts: { all: 0, unread: 0, waiting: 0 } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No messages yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open your jobs' })).toBeDefined();
  });
});

describe('message templates', () => {
  test('are read by every recruiter and edited by admins', async () => {
    server.reply(findMessageTemplates, { data: [TEMPLATE], may_edit: false });
    renderScreen(MessageTemplatesPage, asRecruiter);
    expect(await screen.findByText('Dear {first_name}, thank you.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Edit|Delete|Add a template/ })).toBeNull();
  });

  test('show the text filled in while it is written, and the server’s advice at its field', async () => {
    server.reply(findMessageTemplates, { data: [], may_edit: true });
    server.refuse(createMessageTemplate, {
      status: 422,
      message: 'Check the form.',
      errors: { body: ['{first_nam} is not known. Use {first_name}.'] },
    });
    renderScreen(MessageTemplatesPage, asRecruiter);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a template' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'First reply');
    await userEvent.type(dialog.getByLabelText('Message'), 'Dear {{first_name}, hello');
    expect(await dialog.findByText('Dear Rhys, hello')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Add template' }));
    expect((await dialog.findAllByText('{first_nam} is not known. Use {first_name}.')).length).toBeGreaterThan(0);
    expect(sentTo(createMessageTemplate)[0]?.body).toEqual({
      name: 'First reply',
      subject: null,
      body: 'Dear {first_name}, hello',
    });
  });
});

describe('a message to several applicants', () => {
  const open = (ids: number[], onDone = () => {}) =>
    renderScreen(() => <BulkMessageDialog applicationIds={ids} onClose={() => {}} onDone={onDone} />, asRecruiter);

  test('says first whom it reaches and how it reads, and is sent once', async () => {
    const onDone = vi.fn();
    server.reply(findMessageTemplates, { data: [TEMPLATE], may_edit: true });
    server.reply(previewBulkMessage, {
      data: {
        recipients: 2,
        skipped: [{ application_id: 3, name: 'Owen Hughes', reason: 'Has blocked messages' }],
        held_for: [],
        example: { name: 'Aisha Khan', subject: 'Your application', body: 'Dear Aisha, thank you.' },
      },
    });
    server.reply(sendBulkMessage, { message: 'Message sent to 2 applicants', data: { sent: 2, held: 0, skipped: [] } });
    open([1, 2, 3], onDone);
    const dialog = within(await screen.findByRole('dialog', { name: 'Message 3 applicants' }));
    await userEvent.selectOptions(await dialog.findByLabelText('Insert a template'), 'First reply');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Dear {first_name}, thank you.');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));

    expect(await screen.findByRole('dialog', { name: 'Send to 2 applicants?' })).toBeDefined();
    expect(dialog.getByText('Dear Aisha, thank you.')).toBeDefined();
    expect(dialog.getByText('Owen Hughes: Has blocked messages')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 messages' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sentTo(sendBulkMessage)).toHaveLength(1);
    expect(sentTo(sendBulkMessage)[0]?.body).toMatchObject({
      application_ids: [1, 2, 3],
      subject: 'Your application',
      body: 'Dear {first_name}, thank you.',
    });
  });

  test('warns before it asks for bank details, and is not offered for more than 500', async () => {
    server.reply(findMessageTemplates, { data: [], may_edit: true });
    server.reply(previewBulkMessage, {
      data: {
        recipients: 1,
        skipped: [],
        held_for: ['bank details'],
        example: { name: 'Aisha Khan', subject: null, body: 'Send your bank details.' },
      },
    });
    open([1]);
    await userEvent.type(await screen.findByLabelText('Message'), 'Send your bank details.');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText(/delivered only if our team approves it/)).toBeDefined();
    cleanup();

    open(Array.from({ length: 501 }, (_, index) => index + 1));
    expect(await screen.findByText(/One message reaches up to 500 applicants/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Preview' }).disabled).toBe(true);
  });
});
