import { z } from 'zod';
import { HELD_FOR } from '#features/jobs/held-reasons.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant, list, Page, singleLine } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import {
  INBOX_FILTERS,
  MAX_ATTACHMENT_BYTES,
  MOST_ATTACHMENTS,
  MOST_CHARACTERS,
  MOST_IN_BULK,
  MOST_SUBJECT_CHARACTERS,
  PER_SENDER,
  SIDES,
} from './rules.ts';

/** `application-12` or `contact-5`: what a conversation belongs to. */
const Key = z
  .string()
  .max(30)
  .regex(/^(?:application|contact)-[1-9]\d{0,9}$/, 'Not the key of a conversation')
  .meta({ examples: ['application-1'] });

/** Characters that reverse or isolate the direction of text. Nobody types them, and they can make a text read as another. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

const Body = z
  .string({ error: 'Write a message' })
  .max(4 * MOST_CHARACTERS, `Keep the message under ${MOST_CHARACTERS.toLocaleString('en')} characters`)
  .transform((text) => text.replace(/\r\n?/g, '\n').replace(DIRECTION, '').trim())
  .pipe(
    z
      .string()
      .regex(/[^\p{C}\p{Z}\n]/u, 'Write a message')
      .max(MOST_CHARACTERS, `Keep the message under ${MOST_CHARACTERS.toLocaleString('en')} characters`),
  )
  .meta({ examples: ['Thank you for your application. Are you free on Tuesday at 10:00?'] });

const Subject = singleLine().max(MOST_SUBJECT_CHARACTERS, `Use ${MOST_SUBJECT_CHARACTERS} characters or fewer`).nullish();

const Attachment = z.object({ id: z.number(), name: z.string(), size: z.number() });
export type Attachment = z.infer<typeof Attachment>;

export const Message = z.object({
  id: z.number(),
  side: z.enum(SIDES),
  /** The viewer wrote it. */
  is_own: z.boolean(),
  sender_name: z.string(),
  subject: z.string().nullable(),
  body: z.string(),
  at: Instant,
  /** `held` and `refused` only in the sender's side: the others never see such a message. */
  state: z.enum(['sent', 'held', 'refused']),
  held_for: z.array(z.enum(HELD_FOR)),
  /** The operator's reason for a refusal. */
  decision_note: z.string().nullable(),
  attachments: z.array(Attachment),
  /** The viewer reported it. */
  is_reported: z.boolean(),
});
export type Message = z.infer<typeof Message>;

/** A conversation as one side sees it in the inbox. */
const Conversation = z.object({
  key: z.string(),
  /** The name of the other side: the company, or the person. */
  with: z.string(),
  company: z.object({ id: z.number(), name: z.string() }),
  job: z.object({ id: z.number(), title: z.string() }).nullable(),
  application_id: z.number().nullable(),
  unread: z.number(),
  /** The other side wrote last. */
  is_waiting: z.boolean(),
  is_blocked: z.boolean(),
  last: z
    .object({
      at: Instant,
      text: z.string(),
      is_own_side: z.boolean(),
      /** `You`, or the colleague who wrote it; null for a message of the other side. */
      by: z.string().nullable(),
      state: z.enum(['sent', 'held', 'refused']),
    })
    .nullable(),
});
export type Conversation = z.infer<typeof Conversation>;

/** The conversation with what decides who may write. */
const OpenConversation = Conversation.extend({
  side: z.enum(SIDES),
  may_write: z.boolean(),
  /** Why the viewer can't write, in words. */
  closed_because: z.string().nullable(),
  /** The last moment to write, for an application that has ended. */
  open_until: Instant.nullable(),
  may_block: z.boolean(),
  /** The veteran hides the profile from this company, which doesn't end messages about an application. */
  is_hidden_company: z.boolean(),
  /** What tokens of a template are filled with; null to a veteran. */
  tokens: z.object({ first_name: z.string(), job_title: z.string(), company: z.string(), recruiter: z.string() }).nullable(),
});
export type OpenConversation = z.infer<typeof OpenConversation>;

const inbox = z.object({
  filter: z.enum(INBOX_FILTERS).default('all'),
  search: z.string().trim().max(200).default(''),
  page: Page,
});

export const findConversations = defineRoute({
  method: 'GET',
  path: '/api/conversations',
  access: 'signed_in',
  summary: 'The viewer’s conversations, the latest first',
  description:
    'Lists the conversations of a veteran, or of a recruiter’s company, that have a message, the latest first. `search` looks in names, job titles and messages. `waiting` are those where the other side wrote last. Operators get 404.',
  reads_only: true,
  query: inbox,
  limit: { max: 600, window: 600 },
  reply: list(Conversation).extend({ counts: z.object({ all: z.number(), unread: z.number(), waiting: z.number() }) }),
});

/** The query of the address of an inbox. */
export const InboxSearch = searchFields(inbox.extend({ conversation: z.string().max(30).optional() }));

export const countUnreadMessages = defineRoute({
  method: 'GET',
  path: '/api/conversations/unread',
  access: 'signed_in',
  summary: 'How many conversations have unread messages',
  description: 'Counts the viewer’s conversations with unread messages. The recruiters of a company share one inbox.',
  reads_only: true,
  polled: true,
  reply: data(z.object({ conversations: z.number() })),
});

/** `id` is the key of the conversation. */
const at = { params: z.object({ id: Key }) } as const;

export const getConversation = defineRoute({
  ...at,
  method: 'GET',
  path: '/api/conversations/{id}',
  access: 'signed_in',
  summary: 'One conversation and who may write in it',
  description:
    'Returns the conversation of an application or an accepted contact request, also before its first message. One of other people gives 404.',
  reads_only: true,
  reply: data(OpenConversation),
});

export const findMessages = defineRoute({
  ...at,
  method: 'GET',
  path: '/api/conversations/{id}/messages',
  access: 'signed_in',
  summary: 'Messages of a conversation, the newest 30',
  description:
    'Returns the newest 30 messages of a conversation, oldest first, or those before the message `before`. Messages that are held or were refused are returned to the side that wrote them.',
  reads_only: true,
  query: z.object({ before: Id.optional() }),
  reply: data(z.array(Message)).extend({ has_older: z.boolean() }),
});

export const sendMessage = defineRoute({
  ...at,
  method: 'POST',
  path: '/api/conversations/{id}/messages',
  access: 'signed_in',
  summary: 'Send a message',
  description:
    'Sends a message with files uploaded before. `message_key` is made by the caller for each message: a second call with the same key returns the first message and sends nothing. A message that seems to ask for bank details, identity numbers or money is held until an operator has looked at it. Recruiters may use the tokens {first_name}, {job_title}, {company} and {recruiter}; others in braces are 422. A conversation that is over, or blocked, gives 409 with the reason.',
  creates: true,
  limit: PER_SENDER,
  body: z.object({
    message_key: z.uuid('Not a UUID'),
    subject: Subject,
    body: Body,
    attachment_ids: z.array(Id).max(MOST_ATTACHMENTS, `Attach ${MOST_ATTACHMENTS} files or fewer`).default([]),
  }),
  example: { message_key: '3f0c2a1e-7d0b-4f57-9d7c-2b8e6a4f1c11', body: 'Are you free on Tuesday at 10:00?' },
  reply: data(Message),
});

export const readMessages = defineRoute({
  ...at,
  method: 'POST',
  path: '/api/conversations/{id}/read',
  access: 'signed_in',
  summary: 'Mark messages as read',
  description:
    'Marks the messages of the other side up to `upto` as read, for a veteran or for all recruiters of the company, and their notifications.',
  body: z.object({ upto: Id }),
  reply: data(z.object({ unread: z.number() })),
});

export const uploadAttachment = defineRoute({
  ...at,
  method: 'POST',
  path: '/api/conversations/{id}/attachments',
  access: 'signed_in',
  summary: 'Upload a file for a message',
  description:
    'Stores a PDF or DOCX, recognised by its content, up to 10 MB, for a message that is sent afterwards. A file that no message uses within a day is deleted.',
  creates: true,
  multipart: { files: { file: { max_bytes: MAX_ATTACHMENT_BYTES, required: true } } },
  limit: { max: 60, window: 3600 },
  body: z.object({}),
  reply: data(Attachment),
});

export const removeAttachment = defineRoute({
  method: 'DELETE',
  path: '/api/message-attachments/{id}',
  access: 'signed_in',
  summary: 'Remove an uploaded file from a message that is not sent yet',
  description: 'Deletes a file that the viewer uploaded and has not sent. A sent one gives 404.',
  params: z.object({ id: Id }),
  reply: done(),
});

export const getAttachment = defineRoute({
  method: 'GET',
  path: '/api/message-attachments/{id}',
  access: 'signed_in',
  summary: 'A file of a message, as a download',
  description:
    'Returns a file of a message as a download, to the veteran and the recruiters of the conversation. Files of messages that are held or were refused are returned to the side that sent them.',
  reads_only: true,
  params: z.object({ id: Id }),
  file_reply: 'application/octet-stream',
});

export const blockConversation = defineRoute({
  ...at,
  method: 'PUT',
  path: '/api/conversations/{id}/block',
  access: 'veteran',
  summary: 'Stop a company from writing in a conversation, or allow it again',
  description:
    'With `blocked` true nobody can write in the conversation until the veteran unblocks it. The company sees that messages are turned off.',
  body: z.object({ blocked: z.boolean() }),
  reply: data(OpenConversation),
});

export const reportMessage = defineRoute({
  method: 'POST',
  path: '/api/messages/{id}/report',
  access: 'veteran',
  summary: 'Report a message to the operators',
  description:
    'Reports a message of a company. The operators read this message, and only this one. `blocked` also blocks the company in the conversation. A message that was reported already gives 409.',
  creates: true,
  limit: { max: 30, window: 3600 },
  params: z.object({ id: Id }),
  body: z.object({
    reason: z.string().trim().min(1, 'Tell us what is wrong').max(1000, 'Keep it under 1,000 characters'),
    blocked: z.boolean().default(false),
  }),
  reply: done(),
});

export const MessageTemplate = z.object({
  id: z.number(),
  name: z.string(),
  subject: z.string().nullable(),
  body: z.string(),
  revision: z.number(),
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

export const findMessageTemplates = defineRoute({
  method: 'GET',
  path: '/api/recruiter/message-templates',
  access: 'recruiter',
  summary: 'Message templates of the company',
  description: 'Lists the templates of the recruiter’s company by name. `may_edit` is true for company admins.',
  reads_only: true,
  reply: data(z.array(MessageTemplate)).extend({ may_edit: z.boolean() }),
});

const Template = z.object({
  name: singleLine('Give the template a name').min(1, 'Give the template a name').max(80, 'Use 80 characters or fewer'),
  subject: Subject,
  body: Body,
});

export const createMessageTemplate = defineRoute({
  method: 'POST',
  path: '/api/recruiter/message-templates',
  access: 'recruiter',
  summary: 'Create a message template',
  description:
    'Creates a template for company admins; other recruiters get 403. An unknown token is 422 with the list of known ones; a name in use gives 409.',
  creates: true,
  limit: { max: 120, window: 3600 },
  body: Template,
  reply: data(MessageTemplate),
});

export const updateMessageTemplate = defineRoute({
  method: 'PUT',
  path: '/api/recruiter/message-templates/{id}',
  access: 'recruiter',
  summary: 'Change a message template',
  description: 'Changes a template, for company admins. A change based on an older revision gives 409.',
  limit: { max: 120, window: 3600 },
  params: z.object({ id: Id }),
  body: Template.extend({ revision: z.number().int().min(1).max(2_147_483_647) }),
  reply: data(MessageTemplate),
});

export const deleteMessageTemplate = defineRoute({
  method: 'DELETE',
  path: '/api/recruiter/message-templates/{id}',
  access: 'recruiter',
  summary: 'Delete a message template',
  description: 'Deletes a template, for company admins. Messages sent with it stay as they are.',
  params: z.object({ id: Id }),
  reply: done(),
});

const bulk = z.object({
  application_ids: z
    .array(Id)
    .min(1, 'Choose at least one applicant')
    .max(MOST_IN_BULK, `Choose ${MOST_IN_BULK} applicants or fewer`),
  subject: Subject,
  body: Body,
});

const Skipped = z.object({ application_id: z.number(), name: z.string(), reason: z.string() });

export const previewBulkMessage = defineRoute({
  method: 'POST',
  path: '/api/recruiter/messages/preview',
  access: 'recruiter',
  summary: 'What a message to several applicants would do',
  description:
    'Counts how many of the chosen applicants would get the message and returns it as the first of them would read it. Sends nothing. An unknown token is 422 with the list of known ones.',
  limit: { max: 300, window: 3600 },
  body: bulk,
  reply: data(
    z.object({
      recipients: z.number(),
      skipped: z.array(Skipped),
      /** What an operator has to look at first; empty for an ordinary message. */
      held_for: z.array(z.enum(HELD_FOR)),
      example: z.object({ name: z.string(), subject: z.string().nullable(), body: z.string() }).nullable(),
    }),
  ),
});

export const sendBulkMessage = defineRoute({
  method: 'POST',
  path: '/api/recruiter/messages',
  access: 'recruiter',
  summary: 'Send a message to several applicants',
  description:
    'Sends the message to each of up to 500 applicants of the company, all or none. Those who can’t be written to are skipped with the reason. The same `message_key` again sends nothing twice. A company sends 2,000 such messages in 24 hours at most (429).',
  creates: true,
  limit: { max: 30, window: 3600 },
  body: bulk.extend({ message_key: z.uuid('Not a UUID') }),
  example: {
    message_key: '3f0c2a1e-7d0b-4f57-9d7c-2b8e6a4f1c11',
    application_ids: [1, 2],
    body: 'Dear {first_name}, thank you for applying for {job_title}.',
  },
  reply: data(z.object({ sent: z.number(), held: z.number(), skipped: z.array(Skipped) })),
});

/** A message that operators may read: it is held, was reported, or they decided about it. */
export const CheckedMessage = z.object({
  id: z.number(),
  sender: z.object({ id: z.number(), name: z.string(), side: z.enum(SIDES) }),
  recipient_name: z.string(),
  company: z.object({ id: z.number(), name: z.string() }),
  job_title: z.string().nullable(),
  subject: z.string().nullable(),
  body: z.string(),
  /** The words of subject and body that ask, as written. */
  quotes: z.array(z.string()),
  attachments: z.array(z.string()),
  held_for: z.array(z.enum(HELD_FOR)),
  created_at: Instant,
  /** Messages with the same text to other people, which one decision covers. */
  copies: z.number(),
  state: z.enum(['sent', 'held', 'refused']),
  decided_at: Instant.nullable(),
  decided_by: z.string().nullable(),
  note: z.string().nullable(),
  report: z.object({ id: z.number(), reason: z.string(), created_at: Instant }).nullable(),
});
export type CheckedMessage = z.infer<typeof CheckedMessage>;

export const decideHeldMessage = defineRoute({
  method: 'POST',
  path: '/api/operator/held-messages/{id}/decide',
  access: 'operator',
  summary: 'Deliver or refuse a held message',
  description:
    'Delivers a held message, or refuses it with a reason that the sender reads. The decision covers all copies of a bulk message. One that was decided already gives 409.',
  params: z.object({ id: Id }),
  body: z
    .object({
      approved: z.boolean(),
      note: z.string().trim().max(1000, 'Keep it under 1,000 characters').default(''),
    })
    .refine(({ approved, note }) => approved || note.length > 0, {
      path: ['note'],
      message: 'Give the sender a reason',
    }),
  reply: data(z.object({ decided: z.number() })),
});

export const closeMessageReport = defineRoute({
  method: 'POST',
  path: '/api/operator/message-reports/{id}/close',
  access: 'operator',
  summary: 'Close a report of a message',
  description: 'Closes a report with a note about what was done. One that was closed already gives 409.',
  params: z.object({ id: Id }),
  body: z.object({ note: z.string().trim().min(1, 'Write what you decided').max(1000, 'Keep it under 1,000 characters') }),
  reply: done(),
});
