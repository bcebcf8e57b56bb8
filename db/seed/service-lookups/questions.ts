import type { SeedList, SeedLookup } from './shape.ts';

const AS_OF = '2026-11-21';
const ask = (key: string, title: string, help: string, category: 'text' | 'number' | 'money' = 'text'): SeedLookup => ({
  key,
  title,
  help,
  category,
});

/** Questions whose answers turn a role into CV lines: how many, how much, with what, and with what result. */
export const EXPERIENCE_QUESTIONS: SeedList[] = [
  {
    kind: 'military_question',
    source: 'Written for this product',
    as_of: AS_OF,
    rows: [
      ask('team-size', 'How many people did you lead or train?', 'Count those you wrote reports on: 8', 'number'),
      ask(
        'equipment',
        'What vehicles, aircraft, weapons or systems were you responsible for?',
        'Four trucks and two satellite radio sets',
      ),
      ask('value', 'What was the equipment or stock worth?', 'A rough figure is enough: 2,500,000', 'money'),
      ask('budget', 'Did you manage a budget? How much?', 'A year: 40,000', 'money'),
      ask('role', 'What did your unit rely on you for?', 'Kept radios working for 120 people on exercise'),
      ask('deployments', 'Where did you serve or deploy, and for how long?', 'Kenya, three months; Estonia, six months'),
      ask('results', 'What had improved by the time you left?', 'Vehicle availability rose from 70 to 92 per cent'),
      ask(
        'safety',
        'What were you responsible for keeping safe or compliant?',
        'Explosives store, no findings in three inspections',
      ),
      ask(
        'training',
        'What courses or qualifications did you gain in this role?',
        'Diesel mechanics, heavy vehicle licence, first aid',
      ),
      ask('planning', 'What did you plan or organise?', 'Moved 60 people and 20 vehicles across Germany'),
      ask('partners', 'Who did you work with outside your unit?', 'Contractors, other nations, local police'),
      ask('recognition', 'Were you given an award, a commendation or an early promotion?', 'Commander’s commendation, 2019'),
    ],
  },
  {
    kind: 'civilian_question',
    source: 'Written for this product',
    as_of: AS_OF,
    rows: [
      ask('team-size', 'How many people did you manage or supervise?', 'Count those who reported to you: 5', 'number'),
      ask('budget', 'Did you manage a budget? How much?', 'A year: 150,000', 'money'),
      ask('customers', 'Who were your customers, and how many?', '40 households a week'),
      ask('tools', 'What tools, machines or software did you use?', 'CNC lathe, SAP, Excel'),
      ask('duties', 'What did you do in a typical week?', 'Planned routes, checked loads, trained new drivers'),
      ask('results', 'What did you make faster, cheaper, safer or better?', 'Late deliveries fell by a third in a year'),
      ask('targets', 'What were you measured by, and how did you do?', 'Picked 110 per cent of target for six months'),
      ask('projects', 'What project did you start or finish?', 'Opened a second depot in eight weeks'),
      ask('problem', 'What problem did you solve?', 'Found the cause of a fault that stopped the line weekly'),
      ask('training', 'What training or licences did you gain in this job?', 'Forklift, food hygiene, first aid'),
    ],
  },
];
