/** The content of a resume that journeys begin with. */
export const RESUME = {
  basics: {
    name: 'Megan Lloyd',
    label: 'Workshop manager',
    email: 'megan@example.test',
    phone: '+44 7700 900123',
    location: 'Leeds',
    summary:
      'Vehicle engineer with twelve years in the Army, leading workshops at home and abroad, now looking for a lead post near Leeds.',
  },
  military: [
    {
      id: 'm1',
      country: 'UK',
      service: 'British Army',
      rank: 'Sergeant',
      trade: 'Vehicle Mechanic',
      unit: '2 Bn REME',
      startDate: '2012-01',
      endDate: '2024-06',
      highlights: ['Responsible for a stores account worth £3.2m', 'Led 24 mechanics'],
    },
  ],
  work: [
    {
      id: 'w1',
      name: 'Northern Plant',
      position: 'Supervisor',
      startDate: '2024-08',
      endDate: 'present',
      highlights: ['Cut stops by 8%'],
    },
  ],
};

/** Two paragraphs of a cover letter. */
export const LETTER_BODY = 'I have run workshops for eleven years.\n\nYour depot needs what I know.';

/** The content of a cover letter that journeys begin with. */
export const LETTER = {
  sender: { name: 'Megan Lloyd', email: 'megan@example.test', place: 'Leeds' },
  recipient: { name: 'Rowan Hale', company: 'Hale Rail Ltd', address: '4 Station Road\nYork' },
  greeting: 'Dear Rowan Hale,',
  body: LETTER_BODY,
  closing: 'Yours sincerely,',
  signature: 'Megan Lloyd',
};
