import { describe, expect, test } from 'vitest';
import {
  conversationKey,
  type Exits,
  faultOfTokens,
  fillTokens,
  readConversationKey,
  type TokenValues,
  unknownTokens,
  writingOf,
} from './rules.ts';

const VALUES: TokenValues = { first_name: 'Rhys', job_title: 'Fitter', company: 'Acme', recruiter: 'Jo Lee' };

describe('tokens', () => {
  test('are filled in wherever they are written, with or without spaces', () => {
    expect(fillTokens('Dear {first_name}, {  job_title } at {company}. {recruiter}', VALUES)).toBe(
      'Dear Rhys, Fitter at Acme. Jo Lee',
    );
  });

  test('are not searched for in what they are filled with', () => {
    expect(fillTokens('{first_name}', { ...VALUES, first_name: '{company} $& $1' })).toBe('{company} $& $1');
  });

  test('that are unknown are named once, with the list of known ones', () => {
    expect(unknownTokens('{name} {name} {First_Name} {toString}')).toEqual(['name', 'First_Name', 'toString']);
    expect(faultOfTokens('Dear {name}')).toBe(
      '{name} can’t be filled in. Use {first_name}, {job_title}, {company}, {recruiter}.',
    );
    for (const text of ['Dear {first_name}', 'no braces', '{}', '{ }', '{"json": 1}', 'if (a) { b(); }'])
      expect([text, faultOfTokens(text)]).toEqual([text, null]);
  });
});

describe('the key of a conversation', () => {
  test('is read back as what it was made of', () => {
    expect(readConversationKey(conversationKey({ application_id: 12 }))).toEqual({ application_id: 12 });
    expect(readConversationKey(conversationKey({ contact_request_id: 5 }))).toEqual({ contact_request_id: 5 });
  });

  test.each([
    '',
    'application',
    'application-',
    'application-0',
    'application-01',
    'application-9999999999',
    'job-1',
    'contact-1 ',
  ])('is not %j', (text) => {
    expect(readConversationKey(text)).toBeNull();
  });
});

describe('who may write', () => {
  const NOW = new Date('2026-11-22T12:00:00Z');
  const exits = (more: Partial<Exits> = {}): Exits => ({
    stage: 'in_review',
    stage_since: '2026-11-01T12:00:00Z',
    request_status: null,
    veteran_is_active: true,
    company_is_active: true,
    is_blocked: false,
    ...more,
  });
  const may = (more: Partial<Exits>, side: 'veteran' | 'company' = 'company') => writingOf(side, exits(more), NOW).may_write;

  test.each(['submitted', 'in_review', 'shortlisted', 'interview', 'offer', 'hired'] as const)('both sides at %s', (stage) => {
    for (const side of ['veteran', 'company'] as const)
      expect(writingOf(side, exits({ stage, stage_since: '2020-01-01T00:00:00Z' }), NOW)).toEqual({
        may_write: true,
        until: null,
      });
  });

  test.each(['not_selected', 'declined', 'withdrawn', 'job_closed'] as const)('until 30 days after %s', (stage) => {
    expect(writingOf('veteran', exits({ stage }), NOW)).toEqual({ may_write: true, until: '2026-12-01T12:00:00.000Z' });
    expect(may({ stage, stage_since: '2026-10-23T12:00:01Z' })).toBe(true);
    expect(may({ stage, stage_since: '2026-10-23T12:00:00Z' })).toBe(false);
  });

  test('nobody while blocked, with a closed account, with an inactive company, or after a contact has ended', () => {
    for (const more of [
      { is_blocked: true },
      { veteran_is_active: false },
      { company_is_active: false },
      { stage: null, stage_since: null, request_status: 'ended' as const },
      { stage: null, stage_since: null, request_status: 'pending' as const },
    ])
      for (const side of ['veteran', 'company'] as const) expect([more, may(more, side)]).toEqual([more, false]);
    expect(may({ stage: null, stage_since: null, request_status: 'accepted' })).toBe(true);
  });
});
