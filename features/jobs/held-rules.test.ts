import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES, RULES_OF_QUESTIONS, rulesFor } from './held-patterns.ts';
import { type HeldFor, heldInWords } from './held-reasons.ts';
import { heldFor, passagesIn, passagesOf } from './held-rules.ts';
import { plainText, readings } from './plain-text.ts';

/** Every text of the corpora, line by line. */
const corpusTexts = (): string[] =>
  ['open', 'held-out'].flatMap((name) => {
    const all = JSON.parse(readFileSync(new URL(`./testing/${name}-corpus.json`, import.meta.url), 'utf8'));
    return JSON.stringify(all, null, 1).split(/\\n|\n/);
  });

const HELD: [HeldFor, string][] = [
  ['bank details', 'Please send me your bank details so we can set up payroll.'],
  ['bank details', 'Could you reply with your sort code and account number?'],
  ['bank details', 'We need your IBAN before the interview.'],
  ['bank details', 'To process your first payment I need the long number on your card.'],
  ['bank details', 'Kindly provide your bank account information today.'],
  ['bank details', 'Can I get your routing number for direct deposit?'],
  ['bank details', 'text me ur bank card details'],
  ['bank details', 'Bank details:'],
  ['bank details', 'What is your account number?'],
  ['bank details', 'Please share your online banking login.'],
  ['bank details', 'Send a voided check and your direct deposit form.'],
  ['bank details', 'Please send your b\u200bank det\u00adails.'],
  ['bank details', 'Ｐｌｅａｓｅ ｓｅｎｄ ｙｏｕｒ ｂａｎｋ ｄｅｔａｉｌｓ'],
  ['bank details', 'My sort code is 20-00-00 and my account is with Barclays.'],
  ['bank details', 'Account number 31926819'],
  ['bank details', 'Here it is: GB29 NWBK 6016 1331 9268 19'],
  ['bank details', 'Use 4111 1111 1111 1111 for the booking.'],
  ['bank details', 'card 4111-1111-1111-1111'],
  ['identity numbers', 'Please email your National Insurance number.'],
  ['identity numbers', 'I’ll need your NI number to register you.'],
  ['identity numbers', "What's your SSN?"],
  ['identity numbers', 'We require your social security number to go on.'],
  ['identity numbers', 'Send us a copy of your passport please.'],
  ['identity numbers', 'Please upload your driving licence number'],
  ['identity numbers', "Reply with your driver's license number and we can continue"],
  ['identity numbers', 'Can I have your passport number?'],
  ['identity numbers', 'Please let me have your NINO.'],
  ['identity numbers', 'Could you confirm your mother’s maiden name?'],
  ['identity numbers', 'It is QQ 12 34 56 C'.replace('QQ', 'AB')],
  ['identity numbers', 'ab123456c'],
  ['identity numbers', '078-05-1120'],
  ['identity numbers', 'My passport: 925665416'],
  ['identity numbers', 'SSN 078051120'],
  ['money', 'You will need to pay a £50 registration fee.'],
  ['money', 'Please send £35 for the DBS check.'],
  ['money', 'Kindly transfer 200 dollars to reserve your place.'],
  ['money', 'A refundable deposit of $100 is required.'],
  ['money', 'Please buy three Amazon gift cards and send me the codes.'],
  ['money', 'The training fee is payable before you start.'],
  ['money', 'Applicants must pay a deposit for the uniform.'],
  ['money', 'Could you lend me £200 until Friday?'],
  ['money', 'Payment up front secures your visa.'],
  ['money', 'Please pay the admin fee by Western Union.'],
  ['money', 'We ask you to wire 150 USD to our agent, then wire the $150 today.'],
];

const DELIVERED: string[] = [
  'The salary is 30,000 GBP a year plus overtime.',
  'We pay £18.50 an hour and £25 at weekends.',
  'The role pays £32,000 to £36,000.',
  'What salary are you looking for? We had £30,000 in mind.',
  'My current salary is £31,500; I would like 34,000.',
  'We will pay your travel costs to the interview, up to £60.',
  'The company pays the fee for your DBS check.',
  'You will be paid monthly into your bank account.',
  'We never ask you for bank details or money.',
  'Please don’t send your bank details by message.',
  'There is no registration fee.',
  'Please bring your passport and driving licence to the interview.',
  'Bring your passport so that security can let you in.',
  'Do you hold a driving licence, category C?',
  'Have you got a full UK driving licence?',
  'You would look after the accounts of customers and their card payments.',
  'I managed a budget of £250,000 and 14 people.',
  'My service number is on the reference you asked for; my leaving date is 12-03-2027.',
  'Call me on 07700 900123 or 0113 496 0123.',
  'You can reach me at (555) 010-1234 or 555-010-1234.',
  'The interview is on 12/11/2026 at 10:30, room 204.',
  'My regiment was 21 Engineer Regiment, 2009 to 2021.',
  'The job reference is 20261122-0042.',
  'Thanks for your application. Are you free on Tuesday?',
  'Do you have SC clearance? The vetting takes six weeks and we cover it.',
  'We have a relocation payment of £3,000 after your first month.',
  'Relocation support of $5,000 is paid by the company.',
  'The job needs a driving licence, and a passport for the site in France.',
  'You need a passport to travel with us.',
  'We require experience with the current account team of a bank.',
  'Please share the details of your last post.',
  'Do you need a visa to work in the UK?',
  'You must have worked in banking or insurance.',
  'I worked as a bank account manager for two years.',
  'Pension: we match 6 %.',
  'You will need to send us two references.',
  'Please send your CV and a cover letter.',
  'Uniform and equipment are free of charge.',
  'We reimburse the training fee in full.',
  'Can you tell me more about pay and shifts?',
  'I would need £35,000 to move.',
  'Once you have started, HR will ask for your bank details and National Insurance number.',
  'On your first day we need your bank details for payroll.',
  'Please confirm the time and tell your manager.',
  'The signing bonus is $2,000 and is paid with your first salary.',
  'You can transfer your leave.',
  'Could you send the payment schedule for the course we fund?',
];

describe('a message is held', () => {
  test.each(HELD)('for %s: %s', (what, text) => {
    expect(heldFor(text)).toContain(what);
  });

  test('also when only the subject asks', () => {
    expect(heldFor('Please send your bank details', 'See above.')).toEqual(['bank details']);
    expect(heldFor(null, undefined, '')).toEqual([]);
  });

  test('for everything that it asks for', () => {
    const text = 'Please send your bank details and your passport number. You must pay a £40 fee.';
    expect(heldFor(text)).toEqual(['bank details', 'identity numbers', 'money']);
    expect(heldInWords(heldFor(text))).toBe('bank details, identity numbers and money');
  });

  test('within milliseconds whatever it contains', () => {
    for (const filler of ['send your ', '1234 ', 'a', '- ', 'your bank ', '£ 5 pay ', 'GB29 '])
      for (const end of ['', '!']) {
        const began = process.cpuUsage();
        heldFor(filler.repeat(Math.ceil(10_000 / filler.length)) + end);
        expect(process.cpuUsage(began).user / 1000).toBeLessThan(2000);
      }
  });
});

describe('a message is delivered', () => {
  test.each(DELIVERED)('%s', (text) => {
    expect(heldFor(text)).toEqual([]);
  });

  test('with numbers that only resemble an account', () => {
    // Fails the check digit of cards and IBANs; begins no National Insurance number or social security number.
    for (const text of ['4111 1111 1111 1112', 'GB29 NWBK 6016 1331 9268 18', 'GB123456C', '000-12-3456', '666-12-3456'])
      expect(heldFor(text)).toEqual([]);
  });
});

describe('a job post is held when it asks applicants for money, bank details or identity numbers', () => {
  const held = (description: string) =>
    passagesOf({ title: 'Driver', description, responsibilities: [], requirements: [], screening_questions: [] });

  test.each([
    'Please send your bank details with your application.',
    'To apply, e-mail us your CV, your sort code and account number.',
    'You will need to provide your full name and your bank account number before the interview.',
    '<p>Successful applicants share your online banking login so that we can verify you.</p>',
    'Include a copy of your credit card for verification.',
    'We need your IBAN to set up payroll before you begin.',
    'Do not delay, send your bank details today.',
  ])('bank details: %s', (text) => expect(held(text)[0]?.held_for).toContain('bank details'));

  test.each([
    'Please include your National Insurance number in your covering letter.',
    'Text your name and your NI number to 07700 900123.',
    'Submit your Social Security number with this form.',
    'Applicants must supply your passport number at this stage.',
    'Send us your SSN and date of birth.',
    'Give your driving licence number when you apply.',
  ])('identity numbers: %s', (text) => expect(held(text)[0]?.held_for).toContain('identity numbers'));

  test.each([
    'Applicants must pay a registration fee of £35.',
    'You will need to pay a refundable training deposit.',
    'A £50 administration fee is payable before your start date.',
    'Please send £20 to reserve your place.',
    'The training fee must be paid by you in full.',
    'Candidates are required to transfer $100 for the starter kit.',
    'You pay a small fee upfront and earn it back in a week.',
    'Payment by gift card or Bitcoin secures your kit.',
    'Buy gift cards and send us the codes.',
  ])('money: %s', (text) => expect(held(text)[0]?.held_for).toContain('money'));

  test.each([
    'You are paid weekly by bank transfer.',
    'We pay your wages into your bank account every Friday.',
    'You will handle customers’ bank details with care.',
    'You will check passport numbers against the manifest.',
    'Experience of reconciling bank statements is useful.',
    'We pay your professional registration fees.',
    'Your DBS check fee is paid by us.',
    'The visa fee is covered by the company, so it is paid for you.',
    'There is no application fee.',
    'We will never ask you to send your bank details.',
    'Never send your bank details or pay an upfront fee to anyone who says that they recruit for us.',
    'You do not need to provide your National Insurance number to apply.',
    'You will be asked for your National Insurance number on your first day.',
    'Bring your bank details once you have started.',
    'Pay: £14.20 an hour, £19 on Sundays.',
    'We pay £12.50 an hour.',
    'You will manage a budget of £2m and pay suppliers on time.',
    'You will send customers their refunds and deposit cash at the bank.',
    'You will sell gift cards to customers and pay attention to detail.',
    'You must pay attention to the safety of the crew.',
    'Full UK driving licence and a passport are needed.',
    'Proof of your right to work is checked before you start.',
    'Please quote reference 1234 and tell us your notice period.',
    'Send your CV and a covering letter to Hannah.',
    'Security clearance fees are met by us.',
    'Company pension with 9 % from us, and a £500 joining bonus paid after three months.',
  ])('and not for: %s', (text) => expect(held(text)).toEqual([]));

  test('names the field that asks', () => {
    const fields = passagesOf({
      title: 'Send us your bank details',
      description: '<ul><li>Drive</li><li>Send your bank details</li></ul>',
      responsibilities: ['Drive', 'Pay us £20 for the kit'],
      requirements: ['A licence', 'Supply your passport number'],
      screening_questions: [
        { question: 'Do you drive?' },
        { question: 'Bank account number and sort code' },
        { question: 'What is your National Insurance number?' },
        { question: 'Have you worked with bank details?' },
        { question: 'Do you hold a passport?' },
      ],
    }).map(({ field }) => field);
    expect(fields).toEqual([
      'title',
      'description',
      'responsibilities.1',
      'requirements.1',
      'screening_questions.1.question',
      'screening_questions.2.question',
    ]);
  });
});

describe('the passages that ask', () => {
  const quotesOf = (text: string) => passagesIn(text).map(({ quotes }) => quotes);

  test.each([
    [
      'a sentence of a line',
      'Drive our vans. Please send your bank details today. Start soon.',
      ['Please send your bank details today.'],
    ],
    [
      'an item and the line above its list',
      'Before you start we need:\n- A CV\n- Sort code',
      ['Before you start we need:', 'Sort code'],
    ],
    ['a sentence over two lines', 'Good pay. Please transfer\n£50 for the kit. Bye.', ['Please transfer', '£50 for the kit.']],
    ['a number', 'Call us. My card is 4111 1111 1111 1111, thanks. Bye.', ['My card is 4111 1111 1111 1111, thanks.']],
    [
      'the words as written',
      'Hello.  Please send your ｂａｎｋ d e t a i l s today!',
      ['Please send your ｂａｎｋ d e t a i l s today!'],
    ],
  ])('are %s', (_, text, quotes) => expect(quotesOf(text)).toEqual([quotes]));

  test('are each of them, in order, with all that each asks for', () => {
    expect(passagesIn('Pay us a £20 deposit.\nSend your bank details and your passport number.\nBye.')).toEqual([
      { held_for: ['money'], quotes: ['Pay us a £20 deposit.'] },
      { held_for: ['bank details', 'identity numbers'], quotes: ['Send your bank details and your passport number.'] },
    ]);
  });

  test('are the whole text where there are many', () => {
    const text = Array.from({ length: 60 }, (_, number) => `Send £${number + 1} to reserve your place.`).join('\n');
    expect(quotesOf(text)).toEqual([[text]]);
  });

  test('of a job are in every text that people read', () => {
    const ask = 'Send £20 to reserve your place.';
    const found = passagesOf({
      title: 'Driver',
      job_role: ask,
      description: `<p>Drive &amp; load.</p><ul><li>${ask}</li></ul>`,
      responsibilities: [],
      requirements: [],
      skills: ['Driving', ask],
      screening_questions: [{ question: 'When?', choices: ['Now', ask] }],
    });
    expect(found).toEqual(
      ['job_role', 'description', 'skills.1', 'screening_questions.0.choices.1'].map((field) => ({
        field,
        held_for: ['money'],
        quotes: [ask],
      })),
    );
  });
});

test('rules that a sentence cannot match are recognised by its words', () => {
  const texts = [...HELD.map(([, text]) => text), ...DELIVERED, ...corpusTexts()];
  const all = [...RULES, ...RULES_OF_QUESTIONS];
  const skipped = texts.flatMap((text) =>
    readings(plainText(text)).flatMap((reading) =>
      all.filter((rule) => rule.asks.test(reading) && !rulesFor(reading, all).includes(rule)).map(() => reading),
    ),
  );
  expect(skipped).toEqual([]);
});
