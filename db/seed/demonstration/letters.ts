/** What each person of the demonstration writes of themselves in a covering letter, by the key in people.ts. */
export const LETTERS: Record<string, string> = {
  'callum-reid':
    'For fourteen years I have kept Army vehicles on the road, from Land Rovers to Warrior, and for the last three I have run a section of eleven in Catterick. I plan the servicing, sign for the work and know what each of my mechanics finds hard. I live in Doncaster and would like to stay.',
  'priya-nair':
    'I maintain mission systems, radios and flight instruments on Poseidon at Lossiemouth. I sign for my own trade and oversee three technicians, and I enjoy the fault that four people have looked at before me. My records have never come back from an audit.',
  'tom-hargreaves':
    'I left the Navy as a Chief, after nineteen years in engine rooms. I had charge of gas turbines, diesels and the 440 V switchboard, and of seven people who had to sleep soundly while I did. A refit taught me to work to somebody else’s programme.',
  'amina-yusuf':
    'I install and run tactical networks, and for eight months I kept a divisional headquarters talking on a bad satellite link. I passed CCNA and Security+ in my own time. I am looking for a place where I can learn from people who do this every day.',
  'gareth-pugh':
    'I have dug, graded and loaded with most of what runs on tracks, from Salisbury Plain to Kenya. I hold seven service plant licences, I check my machine before I start it, and I am booked for my civilian cards next month.',
  'sushila-gurung':
    'For sixteen years I ran radio and data detachments, and for the last two I taught new operators at Blandford. I keep a clean log and hand over so that the next shift is not surprised. I work nights without complaint.',
  'oliver-bancroft':
    'I commanded a squadron of 140 and planned the supply of a brigade across three countries, with ferries that did not wait. I hold chartered membership of CILT and am two modules short of an MBA. I like plans that drivers can read.',
  'isaac-boateng':
    'I spent four years in the Mercians. Of all of it I liked looking after the platoon’s vehicles best, and I would like to learn that trade properly. I hold category C, I am never late, and I do not mind starting at the bottom.',
  'fiona-macaskill':
    'I have led a shift of nine analysts and written for three ministries. My reports are short, they say how sure I am, and they arrive on time. I am used to deciding what can wait until morning.',
  'ratu-tevita-naqica':
    'I led eight soldiers on operations and trained forty recruits at Catterick. I am happiest out of doors with a team that trusts each other, and I have taught people to work safely when they were cold, wet and tired.',
  'helen-ashworth':
    'I finished twenty-one years on heavy aircraft as a shift manager with forty technicians at Brize Norton. I kept the tool control and the corrosion records, and I can find a torque figure from 2014 in two minutes.',
  'daniel-okafor':
    'I directed the operations room of a destroyer and later wrote the exercise programme of a task group. I decide with half the facts, say why, and write it down. I would rather hear bad news early.',
  'rhys-llewellyn':
    'I ran the light aid detachment at Chivenor and have repaired tracked carriers in Norway at thirty below. I hold irtec heavy vehicle and recovery tickets. In my workshops the floor is clean and the paperwork is done before the vehicle leaves.',
  'bethany-clarke':
    'I qualified as a paramedic while serving and ran the training wing of a medical regiment. I have taught two hundred people to do something frightening calmly, and I measure a course by what they still do six months later.',
  'marcus-denby':
    'I looked after pay, leave and casework for six hundred people, and brought late claims down from ninety to four. I plan backwards from a date, chase without making enemies and hold CIPD Level 5. I live in York.',
  'zainab-hussain':
    'I have worked on service desks and in server rooms at Wyton and Brampton, and I wrote the scripts that open and close 900 accounts a year. I am looking for a place with training, and I bring my own curiosity.',
  'angus-petrie':
    'I have kept reactor watches, taught others to keep them and chaired the boards that decide whether they may. In twenty-seven years I have learned that a safety case is only as good as the conversation on the night shift.',
  'nathan-oyelaran':
    'I splice fibre and rig masts. I hold climbing, rescue and streetworks tickets, I have worked on camps in four countries, and I label everything. I live in Leeds and have my own transport.',
  'katie-rowbotham':
    'For ten years I have sat beside controllers at Leeming and Boulmer with live traffic in my ear and a log in front of me. I have trained eighteen newcomers. I speak less when it gets busy.',
  'simon-thackray':
    'I have surveyed, designed and supervised works on eleven bases, the last of them a £30 million programme at Catterick that finished a month early. I am an incorporated member of CIOB and work with NEC4 every week.',
  'jerome-augustin':
    'I drove troop carriers, tankers and low loaders for six years without a claim. My Driver CPC is complete and my tachograph card is in my wallet. I do my own daily checks and I do not rush them.',
  'emma-pritchard':
    'I ran the stores of a destroyer and then a shore warehouse with 14,000 lines, where I halved write-offs by counting little and often. I know what it costs when a part is not on the shelf.',
  'jack-sorensen':
    'I policed bases at Waddington and Akrotiri, ran shifts and wrote statements that stood up in court. I talk people down more often than I report them, and my logs are complete.',
  'megan-pricewilliams':
    'I have analysed for brigade and national customers for seven years. I built a tracker that my successor still uses, and I write so that the reader can act on the first paragraph.',
  'peter-galbraith':
    'I commanded 530 people and a construction task worth £40 million, and then ran infrastructure planning for a division. I am a chartered civil engineer. I have sat with trade unions, ministers and a very angry farmer, and kept my word to all three.',
  'liam-donnelly':
    'I left the Royal Irish a year ago and finished a Level 2 in performance engineering at Belfast Met. I had charge of optics and weapons stores and never lost an item. I would move for a Level 3.',
  'victoria-lang':
    'I brought three stores systems into one at Brize Norton and led the 95 people who had to live with it. I hold PRINCE2 and APM qualifications, and I visit the people who use the plan before I change it.',
  'bikram-limbu':
    'I served fifteen years with the Gurkhas and ended as a platoon training corporal at Shorncliffe. I am used to long nights, to walking, and to watching without being noticed. Shifts are welcome.',
  'hannah-goodall':
    'I surveyed sea beds and forecast weather from the Gulf to South Georgia. I hold an IHO Category B award and half a degree in environmental science, and I know what water does to the things that we build.',
  'darren-fairclough':
    'I spent fifteen years on 105 mm guns, with a range safety qualification and an ammunition account without a round missing. I hold the NEBOSH General Certificate. I can tell a crew to stop and still be spoken to afterwards.',
  'samira-khan':
    'I repair radar, thermal imagers and their test sets to component level, and hold an HNC in electronic engineering. I like circuits that have been in the rain for twenty years. I keep notes that the next person can follow.',
  'craig-nesbitt':
    'I grew up on a farm and drive tractors and telehandlers. Seven years at Marham taught me to keep a good watch on a cold night. I would like outdoor work with some responsibility.',
  'eleanor-vance':
    'I was Executive Officer of a submarine and then led an operations branch of sixty in Northwood. I rewrote a safety process that nobody had dared to touch, with the people who used it. I am used to being accountable for what happens at three in the morning.',
  'mohammed-iqbal':
    'I built and defended networks for a joint headquarters and taught forensics for eighteen months. I hold OSCP. I would rather fix the design than write the finding twice.',
  'stephanie-bell':
    'I searched with dogs for six years in Germany and Cyprus. I know how to cover ground properly, how to talk to the public while doing so, and when to ask for help.',
  'alan-mccrindle':
    'I maintained radar, launchers and combat systems in two frigates and taught the next generation at HMS Collingwood. Give me a block diagram and an oscilloscope and I will tell you by lunch which half is lying.',
  'joanna-sykes':
    'I have trained people for seventeen years and brought injured soldiers back to work. I ran a garrison gym with a staff of nine, wrote its risk assessments and closed its accident book with fewer pages than I opened it.',
  'connor-bright':
    'I drive coaches, tankers and recovery trucks at Cranwell and hold C+E, D, ADR and forklift. I have two small children, so regular hours matter to me as much as the pay.',
  'caroline-mbeki':
    'I taught leadership and maths to soldiers and wrote a blended course for 1,200 people, with results that we checked a year later. I hold a PGCE and a master’s in education.',
  'graham-tennant':
    'I led the communications and airfield systems of a command, with 1,900 people and £220 million a year. I am a Fellow of the IET. I have closed sites and opened them, and told people the truth about both.',
  'michael-tyrrell':
    'I drove and gunned Challenger 2 for ten years and have spent nine months on a dumper since. I am strong on hydraulics and daily checks, and weak on sitting still.',
  'rhys-pritchard':
    'I am a sergeant in the REME and have maintained Apache for fifteen years, the last four as a line supervisor with nine technicians. I find faults for a living, sign for what I have found, and teach others to do the same.',
  'marcus-whitaker':
    'I have turned wrenches for twelve years and run a motor pool of 86 vehicles at Fort Hood. I hold ASE certifications in brakes and diesel engines. I fix the cause, write it down, and show the new mechanic.',
  'elena-ramirez':
    'I stood Engineering Watch Supervisor on a carrier and have spent nine years on reactors and switchboards. I read one-lines for fun, I do not skip steps, and I have trained thirty electricians. San Antonio is home.',
  'deshawn-carter':
    'I built and defended tactical networks at Camp Lejeune and passed Security+ and CCNA while deployed. I am happy to move, and to take the shift that nobody wants while I learn.',
  'rachel-lindqvist':
    'I launched tankers for fourteen years and ran production for a shift of 45. I hold an A&P license. My crews know the plan before the truck leaves and the reason before they sign.',
  'brandon-nakamura':
    'I coordinated search and rescue for eight years, from Honolulu to Alaska, and wrote the watch checklist that the sector still uses. I keep a clear log while three radios are talking.',
  'tiana-brooks':
    'I have been a medic for seven years, with a rotation in the trauma bay at Madigan. I teach well, I stay calm, and I know how to talk with people on the worst day of their lives.',
  'james-whitehorse':
    'I ran dozers, graders, and scrapers for four years at Fort Leonard Wood and in Kuwait. I hold a CDL permit, I check my machine every morning, and I learn fast from people who have done it longer.',
  'sophia-petrov':
    'I led 22 analysts for a combatant command and briefed its commander every morning. I separate what we know from what we think, and I say both in plain words.',
  'anthony-dimarco':
    'I retired as a Chief after twenty years on gas turbines and now plan work in a shipyard. I hold a journeyworker certificate and have signed more lockout sheets than I can count.',
  'kimberly-nguyen':
    'I keep satellite links up for a theater signal command and taught myself Linux and Python to stop doing the same thing twice. I document what I build, because I have been the person on call.',
  'robert-callahan':
    'I accounted for $140 million of equipment at Camp Pendleton and passed four inspections without a finding. I hold APICS CSCP. I plan around people, then parts, then paper.',
  'latoya-simmons':
    'I loaded aircraft and worked in the load plan office at Robins and Ramstein. I am certified on forklifts and hazardous cargo, and I am looking for a trade that I can grow in.',
  'william-harper':
    'I commanded a signal battalion and later directed network operations for a corps. I hold CISSP and a master’s in information systems. I have led large teams through long outages and short budgets.',
  'angela-reyes':
    'I served eight years with Marines and at Naval Medical Center San Diego. People tell me that I explain things well and that I follow up when I said I would.',
  'tyler-bergstrom':
    'I have sat console at Buckley for four years and am qualified on two positions. I wrote a scheduling script that saves a crew an hour a day. I like procedures, and I like improving them.',
  'charles-boudreaux':
    'I flew and tested Black Hawks for seventeen years, 3,100 hours without an accident. I have investigated the near misses of others and my own, and I can tell you what changed afterward.',
  'marcus-delgado':
    'I have run prime power plants for the Army for thirteen years, from Fort Leonard Wood to Puerto Rico after the hurricane. I know switchgear, generators, and what a town looks like on its ninth day without either.',
};

/** Why someone writes for this job, by its title. */
export const REASONS: Record<string, string> = {
  'Signalling Maintenance Technician':
    'Finding a fault against the clock, with a record that stands up afterwards, is the work that I want to go on doing.',
  'Overhead Line Team Leader':
    'I have led small teams on work that does not forgive a short cut, and I would like to do that on the line.',
  'Possession Planner': 'A possession has a fixed end and many people waiting behind it; that is the kind of plan I am good at.',
  'On-Track Machine Operator': 'I would like to bring that care to your machines, nights included.',
  'Regional Operations Director':
    'You ask for someone who can balance safety and service; I would welcome the chance to explain how I have done it.',
  'Health, Safety and Environment Adviser': 'I want to work where advice is given on the ballast and not from a desk.',
  'Engineering Apprentice (Track and Signalling)': 'Three years of learning a trade is exactly what I am looking for.',
  'Fleet Workshop Supervisor':
    'A workshop that turns road-rail vehicles round for the weekend needs someone who has done that under pressure before.',
  'Telecoms Maintenance Engineer': 'Your network has to work when everything else has stopped, and so did mine.',
  'Rail Track Operative': 'Hard work with a good team at night suits me.',
  'Route Asset Manager, Structures':
    'I would like to look after things that were built to last, and to be honest about those that will not.',
  'Control Room Incident Controller':
    'Your advert describes the chair that I have sat in for years, with trains in place of what I watched.',
  'Learning and Development Manager':
    'You want training that changes what happens on the night; that is the only kind I believe in.',
  'Trackside Security and Trespass Volunteer Patroller':
    'I can give two evenings a week, and I would be glad if one conversation made a difference.',
  'Senior Commercial Manager': 'I have been the client for long enough to know what a fair contract looks like.',
  'Rail Crime Analyst': 'I would like my work to end in something being prevented.',
  'Substation Technician': 'A substation is where I want to put those habits to work.',
  'Apprentice Lineworker': 'I am not afraid of heights, weather, or storm duty.',
  'Transmission System Operator': 'Your control room asks for the same calm, and I would be proud to sit there.',
  'Vice President, Field Operations':
    'Storm restoration is an operation like those I have led, and I would welcome a conversation.',
  'SkillBridge Fellow, Grid Projects':
    'My commander has agreed to the dates, and I want to learn how your projects get from drawing to energized.',
  'OT Network Engineer': 'Networks that people’s lights depend on are the ones I want to look after.',
  'Fleet Mechanic, Bucket Trucks': 'A truck that holds somebody forty feet up deserves the same care that I gave ours.',
  'Safety and Human Performance Specialist': 'I would like to help crews talk about what nearly happened.',
  'Emergency Management Coordinator': 'Planning for the bad day with the people who will have to live it is work I believe in.',
  'Veteran Recruiting Partner': 'I know what it is like to leave, and I would like to make it easier for the next person.',
  'Right-of-Way Agent': 'I listen first, which is most of what this job seems to need.',
  'Engine Shop Technician': 'Strip, inspect and rebuild is what I know, and I would like to do it under one roof.',
  'Aircraft Mechanical Fitter': 'Line work taught me to be quick; I would like to be thorough again.',
  'Field Service Engineer': 'I am used to a van, a telephone and a customer who needs it today.',
  'Continuing Airworthiness Manager': 'I have lived with the other end of these records, and I would like to keep them.',
  'Production Supervisor': 'A shift that knows what today is for gets there; I would enjoy leading one.',
};
