import { createServer, type RequestListener } from 'node:http';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { TONES } from '../../resumes-contract.ts';
import { rewrite, sameFacts } from './rewrite.ts';
import { rewriteByRules } from './rules-engine.ts';

describe('the built-in engine', () => {
  test.each([
    ['rephrase', 'I was responsible for managing 24 engineers.', 'Directed 24 engineers.'],
    ['rephrase', 'Responsible for the maintenance of 180 vehicles.', 'Looked after 180 vehicles.'],
    ['professional', 'Responsible for a stores account worth £3.2m', 'Oversaw a stores account worth £3.2m'],
    ['shorten', 'I was in charge of 24 mechanics.', 'Managed 24 mechanics.'],
    ['shorten', 'Responsible for morale', 'Responsible for morale'],
    ['rephrase', 'Led a team of six. Wrote the plan.', 'Headed a team of six. Drafted the plan.'],
    // “constructor” is a member of every JavaScript object.
    ['shorten', 'Responsible for the constructor of bridges.', 'Managed the constructor of bridges.'],
    [
      'rephrase',
      'My duties included planning, supervising and training of recruits.',
      'Planned, supervised and coached recruits.',
    ],
    ['rephrase', 'Led to the closing of 3 sites. Managed to keep one.', 'Led to the closing of 3 sites. Managed to keep one.'],
    [
      'shorten',
      'Was able to utilise a wide range of very modern tools in order to fix 9 trucks.',
      'Could use many modern tools to fix 9 trucks.',
    ],
    ['shorten', 'Provided training to 31 apprentices on a daily basis.', 'Trained 31 apprentices daily.'],
    ['professional', "I didn't wait: made sure the kit was fixed!", 'I did not wait: ensured the equipment was repaired.'],
    ['enthusiastic', 'Led a team of six. Wrote the plan.', 'Took pride in leading a team of six. Wrote the plan.'],
    ['enthusiastic', 'Interested in logistics.', 'Passionate about logistics.'],
    [
      'persuasive',
      'Planned demand with the squadron, cutting waits from nine days to 4.',
      'Cut waits from nine days to 4 by planning demand with the squadron.',
    ],
    ['ninja', 'I led a very large team in order to finish the project.', 'Led large team to finish project'],
    ['ninja', 'I led a very large team! I wrote the plan.', 'Led large team. Wrote plan.'],
    // A rate is written with a slash, and a name keeps its article.
    ['ninja', 'Delivered 140 parcels a day as the Officer of the Deck.', 'Delivered 140 parcels/day as Officer of the Deck'],
    // Other verbs by what they act on: a rate, goods, a machine, what is not measured.
    ['rephrase', 'Maintained 98% availability.', 'Kept 98% availability.'],
    ['rephrase', 'Delivered mail to 3 camps.', 'Transported mail to 3 camps.'],
    ['rephrase', 'Operated cranes.', 'Operated cranes.'],
    ['rephrase', 'Operated a helpdesk.', 'Ran a helpdesk.'],
    ['rephrase', 'Cut hedges.', 'Cut hedges.'],
    ['rephrase', 'Cut waste by 8%.', 'Reduced waste by 8%.'],
    ['professional', 'Helped to set up a clinic.', 'Helped to establish a clinic.'],
    // Duties in the past become what was done, those of today stay in the present.
    ['shorten', 'My role was to plan routes and brief drivers.', 'Planned routes and briefed drivers.'],
    [
      'shorten',
      'Duties included checking cargo, loading vans and briefing drivers.',
      'Checked cargo, loaded vans and briefed drivers.',
    ],
    ['shorten', 'Duties involve checking cargo and loading vans.', 'Checking cargo and loading vans.'],
    // Where or when goes to the front, and a result becomes a second action.
    ['rephrase', 'Led eight soldiers on two tours of Afghanistan.', 'On two tours of Afghanistan, headed eight soldiers.'],
    [
      'rephrase',
      'Trained over 200 soldiers a year, lifting the pass rate to 94%.',
      'Coached more than 200 soldiers each year and lifted the pass rate to 94%.',
    ],
    // Not where the end belongs to a second verb, or to a noun.
    ['rephrase', 'Wrote statements and gave evidence in court.', 'Drafted statements and gave evidence in court.'],
    ['rephrase', 'Worked on the Elizabeth line.', 'Worked on the Elizabeth line.'],
    ['rephrase', 'Delivered babies in Honduras.', 'In Honduras, delivered babies.'],
    // The result, the clean record, the outcome, the number or the purpose first.
    ['persuasive', 'Introduced a ledger that saved 10 hours a week.', 'Saved 10 hours a week by introducing a ledger.'],
    ['persuasive', 'Drove a truck that saved 10 hours a week.', 'Drove a truck that saved 10 hours a week.'],
    ['persuasive', 'Ran the stores with no losses at two audits.', 'No losses at two audits: ran the stores.'],
    ['persuasive', 'Checked scaffolds, so work started by 8am.', 'Work started by 8am: checked scaffolds.'],
    ['persuasive', 'Drove 60,000 miles in a lorry.', '60,000 miles driven in a lorry.'],
    ['persuasive', 'Supported 3 Commando Brigade in Norway.', 'Supported 3 Commando Brigade in Norway.'],
    ['persuasive', 'Managed a stores account worth £3.2m.', '£3.2m stores account managed.'],
    ['persuasive', 'Negotiated with elders to keep a route open.', 'To keep a route open, negotiated with elders.'],
    ['persuasive', 'Managed to keep a route open.', 'Managed to keep a route open.'],
    // Formal, and without military words; nothing that would add a number.
    [
      'professional',
      'Wrote the SOP and briefed the lads on IEDs.',
      'Prepared the standard procedure and briefed the team on explosive devices.',
    ],
    ['professional', 'Led a platoon on stag.', 'Directed a platoon on guard duty.'],
    ['shorten', 'Carried out inspections of two bridges.', 'Inspected 2 bridges.'],
    ['ninja', 'Packed over 3,000 parachutes a year without an injury.', 'Packed 3,000+ parachutes/year, zero injuries'],
    [
      'enthusiastic',
      'Planned and led an exercise without an accident.',
      'Relished planning and leading an exercise without a single accident.',
    ],
    ['enthusiastic', 'Picked orders and hit 110% of target.', 'Proudly picked orders and hit 110% of target.'],
    ['enthusiastic', 'Acting Sergeant for 5 months.', 'Acting Sergeant for 5 months.'],
    ['enthusiastic', 'Trusted with the keys of 4 sites.', 'Trusted with the keys of 4 sites.'],
  ] as const)('%s: %s', (tone, text, expected) => {
    expect(rewriteByRules(text, tone)).toBe(expected);
  });

  test.each([
    ['rephrase', 'I was responsible for managing 24 engineers.', 'I directed 24 engineers.'],
    // Articles stay: without them a letter would read like a telegram.
    ['ninja', 'I led a very large team. We won.', 'I led a large team. We won.'],
    [
      'enthusiastic',
      'Here is what I bring. I led a team of six.',
      'Here is what I bring. I took pride in leading a team of six.',
    ],
    ['shorten', 'Managed a budget of £250k.', 'I managed a budget of £250k.'],
    ['shorten', 'I led a team of 9 and trained staff.', 'I led a team of 9 and trained staff.'],
    ['shorten', 'I was responsible for the keys and for training 20 people.', 'I managed the keys and trained 20 people.'],
    ['shorten', 'I was responsible for the keys and for safety.', 'I was responsible for the keys and for safety.'],
    ['professional', "I've got loads of experience.", 'I have a great deal of experience.'],
    ['enthusiastic', 'I led a team of six. I wrote the plan.', 'I took pride in leading a team of six. I wrote the plan.'],
    ['professional', 'I am keen on rail.', 'I am keen on rail.'],
    ['rephrase', 'I led eight soldiers on two tours of Afghanistan.', 'On two tours of Afghanistan, I headed eight soldiers.'],
    ['persuasive', 'I planned stock, cutting waste by half.', 'I cut waste by half through planning stock.'],
    ['persuasive', 'I ran the stores with no losses at two audits.', 'With no losses at two audits, I ran the stores.'],
    ['persuasive', 'I trained 31 recruits.', 'I trained 31 recruits.'],
  ] as const)('in a letter says who speaks: %s: %s', (tone, text, expected) => {
    expect(rewriteByRules(text, tone, 'letter')).toBe(expected);
  });

  test.each(TONES)('%s: no number comes in or goes, nor a line, whatever is written', (tone) => {
    const phrase = fc.constantFrom(
      'I was responsible for',
      'leading 4 teams',
      ', saving £3.5m',
      'a very',
      'in order to',
      '. ',
      '\n',
      '- ',
      'Led 12',
      "don't",
      '3,000',
      'www.example.test',
      '…',
      '¡',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(phrase, fc.string({ unit: 'grapheme' }))), (parts) => {
        const text = parts.join(' ');
        const proposal = rewriteByRules(text, tone);
        const digits = (of: string) => (of.match(/\d/g) ?? []).sort().join('');
        expect(digits(proposal)).toBe(digits(text));
        expect(proposal.split('\n').length).toBe(text.split('\n').length);
      }),
    );
  });

  test('leaves unknown wording unchanged and reports it', async () => {
    expect(await rewrite({ text: 'Étudié à Lyon', tone: 'persuasive', of: 'resume' }, null)).toEqual({
      proposal: 'Étudié à Lyon',
      engine: 'built_in',
      notice:
        'The persuasive tone puts the result or the number first, and this has none yet. Add what changed: “… , cutting repairs by a third”.',
      unchanged: expect.arrayContaining(['shorten', 'professional', 'persuasive']),
    });
  });
});

describe('a service', () => {
  const open: (() => void)[] = [];
  afterEach(() => {
    for (const close of open.splice(0)) close();
  });
  async function service(listener: RequestListener) {
    const server = createServer(listener);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    open.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return { base_url: `http://127.0.0.1:${port}/v1`, model: 'small', api_key: 'key-1' };
  }
  const answering = (content: string) =>
    service((_, response) => response.end(JSON.stringify({ choices: [{ message: { content } }] })));

  test('receives only the text, and its proposal is marked', async () => {
    let sent = '';
    const ai = await service((request, response) => {
      request.on('data', (part) => {
        sent += part;
      });
      request.on('end', () => {
        expect([request.url, request.headers.authorization]).toEqual(['/v1/chat/completions', 'Bearer key-1']);
        response.end(JSON.stringify({ choices: [{ message: { content: ' Headed a team of 6. ' } }] }));
      });
    });
    expect(await rewrite({ text: 'Led a team of 6.', tone: 'rephrase', of: 'resume' }, ai)).toEqual({
      proposal: 'Headed a team of 6.',
      engine: 'service',
      notice: null,
      unchanged: [],
    });
    expect(JSON.parse(sent)).toMatchObject({
      model: 'small',
      messages: [{ role: 'system' }, { role: 'user', content: 'Led a team of 6.' }],
    });
  });

  test.each([
    ['brings in a number', 'Headed a team of 60, saving £1m.'],
    ['loses one', 'Headed a team.'],
    ['says nothing', '  '],
    ['is ten times as long', 'Headed a team of 6 people. '.repeat(100)],
  ])('that %s gives way to the built-in engine, with a notice', async (_, content) => {
    const { proposal, engine, notice } = await rewrite(
      { text: 'Led a team of 6.', tone: 'rephrase', of: 'resume' },
      await answering(content),
    );
    expect([proposal, engine]).toEqual(['Headed a team of 6.', 'built_in']);
    expect(notice).toMatch(/comes from the built-in rules/);
  });

  test.each<[string, RequestListener]>([
    ['is broken', (_, response) => response.writeHead(500).end()],
    ['answers no JSON', (_, response) => response.end('<html>')],
    ['hangs up', (request) => request.destroy()],
    ['sends on elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['answers without end', (_, response) => response.end('x'.repeat(400_000))],
  ])('that %s gives way too', async (_, listener) => {
    expect(await rewrite({ text: 'Led a team of 6.', tone: 'rephrase', of: 'resume' }, await service(listener))).toMatchObject({
      engine: 'built_in',
      notice: expect.stringContaining('didn’t respond'),
    });
  });

  test.each([
    ['Saved £3,000 in 2 years', 'In 2 years: £3,000 saved', true],
    ['Mail a@b.test', 'Write to a@b.test', true],
    ['Mail a@b.test', 'Write to x@b.test', false],
    ['Grew by 5%', 'Grew by 50%', false],
  ])('%s / %s keeps the facts: %s', (before, after, same) => {
    expect(sameFacts(before, after)).toBe(same);
  });
});
