/* Sentences of the generated adverts (adverts.ts). advert-words.ts lists what is replaced in them. */

export const ABOUT_EMPLOYER = [
  '{employer} has worked in {town} and the surrounding area for {number} years.',
  'We employ {number} people across {number2} sites, and most of our managers started in front-line jobs.',
  'Our work is growing, so we are adding people to the {team} in {town}.',
  'We are known for {specialty}, and we invest in the training of everybody who joins us.',
  'Last year our teams helped more than {number}00 customers, and nine in ten would recommend us.',
  'We have signed the Armed Forces Covenant and welcome applications from veterans, reservists and their families.',
  'You will join an organisation that listens: each month the {team} decides together what to improve next.',
  'Independent inspectors rated us good in every category, and outstanding for {specialty}.',
  'We moved into a new building in {town} in spring, with a canteen, secure bicycle storage and free parking.',
  'Our values are simple. We do what we promise, we look after each other, and we leave things better than we found them.',
  'Founded as a family business, we are now owned by our employees.',
  '{employer} supports people from every background and is proud of a workforce as varied as the area it serves.',
];

export const ABOUT_ROLE = [
  'We are looking for a {title} to join the {team} in {town}.',
  'An exciting opportunity has arisen for an experienced {title}.',
  'As {title} you will be responsible for {skill} and will work closely with every {colleague} in the department.',
  'This is a busy and varied job. No two days are the same, and you will be trusted to plan your own work.',
  'You will report to the {colleague} and supervise up to {number2} people.',
  'The position is based in {town}, with some travel to our other sites.',
  'You will spend most of your time on {skill}, and the rest on {skill2}.',
  'This post is new. You will shape how {specialty} is done here in the years to come.',
  'If you care about {skill} and like solving problems with a {colleague} beside you, we would like to hear from you.',
  'The team is small, friendly and supportive, and we can offer a structured induction of {number2} weeks.',
  'Working hours are {hours}, on a rota that is published six weeks ahead.',
  'The successful candidate will take over from a colleague who retires in the new year, so there is time for a proper handover.',
];

export const DUTIES = [
  'Carry out {skill} to a high standard and within agreed times',
  'Plan and prioritise {skill} for the {team}',
  'Keep accurate records with {tool}',
  'Work with the {colleague} and other colleagues to improve {specialty}',
  'Supervise and develop {number2} members of the {team}',
  'Respond to incidents quickly, and report what happened and why',
  'Take part in {skill2} and in the on-call rota',
  'Follow all policies on health and safety, confidentiality and equal opportunities',
  'Use {tool} and teach others to use it',
  'Build good relations with customers, suppliers and partner organisations in {town}',
  'Prepare reports for the {colleague} each month',
  'Contribute to audits and put their recommendations into practice',
  'Train apprentices and new starters in {skill}',
  'Order materials and manage stock within a budget of {currency}{number},000',
  'Lead the daily briefing of the {team} and hand over to the next shift',
  'Support the introduction of {tool} at our sites',
  'Inspect equipment before use and report faults',
  'Represent {employer} at meetings about {specialty}',
  'Deputise for the {colleague} during absence',
  'Review risks in {skill2} and agree actions with the people concerned',
  'Make sure that {skill} meets the standards of our regulator',
  'Deal with enquiries by telephone, by email and in person',
];

export const REQUIREMENTS = [
  'Experience of {skill}, in a civilian or a military setting',
  'At least {number2} years in a similar role, ideally in {specialty}',
  'Good knowledge of {skill2}',
  'Confident with {tool}, or willing to learn',
  'A full driving licence and the willingness to travel between sites',
  'Clear written and spoken English',
  'Able to work under pressure and to meet deadlines',
  'A recognised qualification in {skill}, or the experience that equals one',
  'Experience of leading a small team',
  'Flexible about shifts, including some weekends',
  'Eligible to work here and able to pass a background check',
  'An eye for detail, and patience when plans change',
  'Used to working as a {colleague} or in a comparable post',
  'Desirable: an interest in {specialty}',
  'Desirable: security clearance, or the willingness to obtain it',
  'Comfortable working alone as well as in a {team}',
];

export const OFFERS = [
  '{number2} days of paid leave and public holidays',
  'Pension contributions of up to {number2} %',
  'Training towards a qualification in {skill}',
  'Free parking and a cycle to work scheme',
  'Life assurance and sick pay from the first day',
  'Paid leave for reservists and for cadet force volunteers',
  'Support with relocation to {town}',
  'An employee assistance programme with counselling',
  'Discounts at the gym, in shops and on public transport',
  'Overtime at time and a half',
  'A guaranteed interview for veterans who meet the essential criteria',
  'Clear steps to promotion, reviewed twice a year',
];

export const CLOSING = [
  'For an informal chat, contact the {colleague} at our office in {town}.',
  'Interviews will be held in {town} within two weeks of the closing date.',
  'We may close this advert early if we receive enough applications, so please apply soon.',
  'Please tell us in your application how you meet each requirement.',
  'If you have served in the forces, describe what you did in plain words: we will work out how it compares.',
  'We are an equal opportunities employer and make reasonable adjustments for candidates with disabilities.',
  'Applicants who are not shortlisted will be told by email.',
  'No agencies, please.',
  'An offer is subject to references, a health check and a criminal record check.',
  'Reference {number}/{number2}.',
];

export const HEADINGS: readonly (readonly [role: string, duties: string, person: string, offer: string, closing: string])[] = [
  ['The role', 'Main duties', 'About you', 'What we offer', 'How to apply'],
  ['Job overview', 'Main duties of the job', 'Person specification', 'Benefits', 'Further details'],
  ['About the job', 'Responsibilities', 'Requirements', 'Benefits', 'Application process'],
  ['The opportunity', 'What you will do', 'What you will bring', 'Why join us', 'Next steps'],
  ['', '', '', '', ''],
];

export const HOURS = [
  '37.5 hours a week',
  '40 hours a week',
  '36 hours over four days',
  '12-hour shifts',
  '22.5 hours a week',
  'Monday to Friday, 8 to 4',
];
