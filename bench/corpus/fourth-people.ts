import { personOfNotes } from './notes.ts';

/** Invented people of several countries with ordinary careers (promotions, agencies, breaks, own businesses), for the layouts of the fourth batch. */
export const FOURTH_PEOPLE = {
  grocer: personOfNotes(`
    UK Siobhán Mac Giolla | siobhan.macgiolla@posta.example | 086 555 0142 | 14 Castle Terrace, Letterkenny, Co. Donegal
    label Retail Store Manager
    summary Worked my way up from the tills to running a store with 34 staff. I am good with people, carefull with stock and never late.
    @ 2021-02..now | Store Manager | Brennan's Fresh | Letterkenny
    - Running a store with a turnover of €6.2m and a team of 34
    - Cut waste on bread and fruit from 4.1% to 2.3% in the first year
    @ 2018-06..2021-01 | Deputy Store Manager | Brennan's Fresh | Letterkenny
    - Done the rota and the ordering for five departments
    @ 2015-11..2018-05 | Checkout Operator | Brennan's Fresh | Letterkenny
    - Served customers, faced up the aisles and closed the tills at night
    @ 2013-06..2015-10 | Front of House | The Wild Rover | Bundoran
    - Took bookings by phone and seated up to 80 guests
    study 2011-09..2013-05 | QQI Level 5 | Retail Practice | Donegal ETB
    skills Cash handling; Stocktaking; Rota planning; Merchandising
    languages English: native; Irish: good
    passed 2019 HACCP Level 2; 2017 Manual Handling
    likes Sea swimming; Set dancing`),
  caregiver: personOfNotes(`
    US Darnell Whitcomb | darnell.whitcomb@mailbox.example | (406) 555-0158 | Kalispell, MT
    label Residential Care Supervisor
    summary Direct support professional for eleven years. Patient, steady on my feet and trusted with medications.
    @ 2020-03..now | House Lead | Glacier Bridge Living | Kalispell
    - Lead a house of six residents and a crew of nine caregivers over three shifts
    - Passed four state surveys with no findings
    @ 2016-08..2020-02 | Direct Support Professional II | Glacier Bridge Living | Kalispell
    - Drove residents to work, church and appointments
    @ 2014-01..2016-07 | Direct Support Professional I | Glacier Bridge Living | Kalispell
    - Helped with bathing, meals and meds
    @ 2011-05..2013-12 | Night Stocker | Huckleberry Pantry | Whitefish
    - Unloaded two trucks a night
    study 2009-09..2011-05 | Associate of Applied Science | Human Services | Flathead Valley Community College
    skills Medication administration; De-escalation; Charting; Safe lifting
    passed 2022 CPR and First Aid; 2020 Mandt
    gives 2017-04..now | Meal Driver | Flathead Neighbors`),
  fitter: personOfNotes(`
    UK Jason Tuckwell | jtuckwell@oztrade.example | 0491 570 156 | 8 Banksia Crescent, Kalgoorlie WA 6430
    label Heavy Diesel Fitter
    summary Trade qualified fitter, FIFO for nine years, happy on days or nights. Clean MR licence and current white card.
    @ 2019-07..now | Leading Hand Fitter | Redback Haulage | Kalgoorlie
    - Look after a fleet of 22 road trains and four loaders
    - Brought unplaned downtime from 11% to 6%
    @ 2014-03..2019-06 | Heavy Diesel Fitter | Boulder Iron | Leonora
    - Stripped and rebuilt final drives and transmissions on 785 trucks
    @ 2010-02..2014-02 | Apprentice Fitter | Goldfields Plant | Kalgoorlie
    - Served my time across the workshop, field and wash bay
    study 2010-02..2013-12 | Certificate III | Heavy Commercial Vehicle Mechanical Technology | Central Regional TAFE
    skills Hydraulics; Fault finding; Oxy and MIG welding; Isolations
    passed 2021 HR Licence; 2020 Working at Heights
    likes Camping; Footy`),
  seamstress: personOfNotes(`
    UK Ewa Lisiecka | ewa.lisiecka@skrzynka.example | +48 601 555 017 | ul. Ogrodowa 5/12, 61-821 Poznań, Poland
    label Seamstress and Pattern Cutter
    summary I have sewn for twenty years, in factories and for myself, and would like a job with regular hours again.
    @ 2016-04..now | Owner | Igła i Nitka | Poznań
    - Alterations, curtains and about fourty wedding dresses a year
    - Keep my own books and train one helper
    @ 2010-09..2016-03 | Pattern Cutter | Modena Tex | Swarzędz
    - Cut patterns for coats and jackets in sizes 34 to 54
    @ 2004-07..2010-08 | Machinist | Bielska | Luboń
    - Piece work on overlock and flatbed machines
    study 2000-09..2004-06 | Vocational Diploma | Clothing Technology | Zespół Szkół Odzieżowych
    skills Pattern cutting; Overlock; Hand finishing; Price quotes
    languages Polish: native; English: intermediate; German: basic
    passed 2015 Gerber AccuMark`),
  groom: personOfNotes(`
    UK Tilly Ravenscroft | tilly.ravenscroft@paddock.example | 07700 900355 | Bedale, North Yorkshire
    label Head Groom
    summary Hard working groom who has done polo, eventing and a racing yard. Non smoker, own car.
    @ 2022-01..now | Head Groom | Holt Farm Eventing | Malton
    - Look after 14 event horses and two working pupils
    - Drive the 7.5 tonne lorry to competitions most weekends
    @ 2019-03..2021-12 | Travelling Groom | R. J. Fenwick | Thirsk
    - Travelled to France, Ireland and Belgium with up to five horses
    @ 2017-06..2019-02 | Yard Hand | Leyburn Livery | Leyburn
    - Mucked out, turned out and fed 30 liveries
    study 2015-09..2017-06 | Level 3 Extended Diploma | Horse Management | Askham Bryan College
    skills Clipping; Plaiting; Lungeing; Basic first aid for horses
    passed 2018 Category C1; 2017 BHS Stage 2
    gives 2020-05..now | Coach | Swale Vale Pony Club
    likes Hill running`),
  crane: personOfNotes(`
    UK Kwabena Asante-Boateng | kwabena.ab@sitepost.example | 07700 900612 | Thamesmead, London
    label Tower Crane Operator
    summary CPCS tower crane op with twelve years on high rise in London. Good time keeping, works well with slingers and the lift supervisor.
    @ 2021-05..now | Tower Crane Operator | Skyhook Lifting | Canary Wharf
    - Two cranes, luffing and saddle jib, on a 47 storey tower
    @ 2017-02..2021-04 | Slinger Signaller | Ardent Labour | Stratford
    - Slung precast, rebar and formwork for three cranes
    - No lost time in four years
    @ 2014-09..2017-01 | Groundworker | M. Duggan Civils | Barking
    - Laid kerbs, drains and ducting
    @ 2012-03..2014-08 | General Labourer | Ardent Labour | Ilford
    - Cleared, carried and swept up on housing sites
    study 2010-09..2012-02 | NVQ Level 2 | Lifting Operations | Newham Skills Hub
    skills Blind lifts; Radio signals; LOLER checks; Banksman duties
    languages English: fluent; Twi: native
    passed 2021 CPCS A04; 2018 CPCS A40; 2023 CSCS Blue Card`),
  helpdesk: personOfNotes(`
    UK Priyanka Raghunathan | priyanka.r@inboxly.example | +44 7700 900874 | 3 Mill Race, Milton Keynes MK14 6LS
    label IT Support Analyst
    summary Second line support analyst who likes a tidy ticket queue. Two years out of work for family, back since 2021 and studing for Azure.
    @ 2021-09..now | 2nd Line Support | Hexley Grant | Milton Keynes
    - Close about 55 tickets a week with a first fix rate of 71%
    - Rolled out Intune to 640 laptops
    @ 2019-08..2021-08 | Career Break | Full-time Parent | Milton Keynes
    - Kept up to date with online courses
    @ 2016-05..2019-07 | Service Desk Agent | Cobalt & Rye | Bletchley
    - Answered 40 calls a day and logged them in ServiceNow
    @ 2015-06..2016-04 | IT Technician | Walton High | Milton Keynes
    - Fixed projectors, printers and 300 pupil tablets
    study 2012-09..2015-06 | BSc (Hons) | Computing | University of Bedfordshire
    skills Active Directory; Intune; PowerShell; ServiceNow; Office 365
    languages English: fluent; Tamil: native
    passed 2022 Microsoft AZ-900; 2017 ITIL Foundation
    gives 2018-01..2021-12 | Code Club Leader | Stony Stratford Library`),
  plasterer: personOfNotes(`
    UK Dewi Llewellyn Price | dewi.price@plaster.example | 07700 900191 | Ystradgynlais, Powys
    label Plasterer
    summary Time served plasterer, own van and tools, wanting to come on the books after years of working for myself.
    @ 2015-04..now | Self-employed Plasterer | D. Ll. Price Plastering | Ystradgynlais
    - Skimming, floating and rendering for builders and private customers
    - Lime work on two listed chapels
    @ 2011-08..2015-03 | Plasterer | Cwm Tawe Dry Lining | Pontardawe
    - Board and skim on new build estates, price work
    @ 2008-07..2011-07 | Apprentice Plasterer | G. T. Rowlands & Son | Neath
    - Day release with the college one day a week
    study 2008-09..2011-06 | NVQ Level 3 | Plastering | Neath Port Talbot College
    skills Lime plaster; K-Rend; Cornices; Dry lining
    languages Welsh: native; English: fluent
    passed 2022 CSCS Gold Card; 2020 Asbestos Awareness`),
  lecturer: personOfNotes(`
    UK Nomvula Dlamini | nomvula.dlamini@umlazi.example | +27 82 555 0131 | 27 Kloof Street, Gardens, Cape Town 8001
    label High School Teacher
    summary Maths teacher with fifteen years of township and suburban schools. Marker for the national exams.
    @ 2018-01..now | Head of Mathematics | Table Bay High | Cape Town
    - Lead seven teachers and the matric programme of 160 learners
    - Matric pass rate up from 68% to 91%
    @ 2012-01..2017-12 | Maths Teacher | Inkwenkwezi Secondary | Langa
    - Grade 10 to 12, classes of 45
    - Started a Saturday school that still runs
    @ 2009-01..2011-12 | Maths Literacy Tutor | Ikamva Youth | Khayelitsha
    - Tutored grade 11 after school, four evenings a week
    study 2005-02..2008-12 | BEd | Mathematics and Physical Science | University of the Western Cape
    skills Curriculum planning; Moderation; Assessment; Google Classroom
    languages isiXhosa: native; English: fluent; Afrikaans: conversational
    passed 2016 SACE registration; 2019 Exam Moderator
    awards Provincial Teacher of the Year finalist 2021`),
  forklift: personOfNotes(`
    US Rosa Elena Villarreal | rosa.villarreal@buzon.example | 956-555-0173 | Edinburg, TX 78539
    label Warehouse Lead
    summary Bilingual warehouse lead, 10+ years, sit down and reach truck. Looking for first shift.
    @ 2022-05..now | Warehouse Lead | Valley Cold Pack | McAllen
    - Run a dock of 18 doors with 12 associates
    - Trained 30 new hires on RF scanners
    @ 2018-10..2022-04 | Forklift Operator | Onyx Staffing | Pharr
    - Assigned to three produce warehouses, never missed a shift
    @ 2016-02..2018-09 | Order Selector | H. Garza Produce | Edinburg
    - Selected 180 cases an hour on pallet jack
    @ 2013-08..2016-01 | Crew Member | Taco Rincón | Mission
    - Grill, drive thru and closing
    study 2009-08..2013-05 | High School Diploma | General Studies | Economedes High School
    skills Reach truck; RF scanner; SAP; Cycle counts
    languages English: fluent; Spanish: native
    passed 2023 OSHA 10; 2022 Forklift Certification`),
  nursery: personOfNotes(`
    UK Chantelle Dubois-Ward | chantelle.dw@cuddles.example | 07700 900480 | Basildon, Essex
    label Room Leader
    summary Level 3 practitioner in the baby room. Mum of two, calm, creative and first aid trained.
    @ 2020-09..now | Room Leader | Tiny Toes | Billericay
    - Key person for five babies and lead of a team of four
    - Planning, observations and parents evenings
    @ 2018-04..2020-08 | Nursery Practitioner | Tiny Toes | Wickford
    - Ran messy play and settling in
    @ 2016-09..2018-03 | Bank Nursery Assistant | Bright Cover | Basildon
    - Covered sickness in eleven nurseries
    @ 2014-07..2016-08 | Sales Advisor | Pemberley Shoes | Basildon
    - Measured childrens feet and hit targets
    study 2014-09..2016-07 | CACHE Level 3 | Early Years Educator | South Essex College
    skills EYFS; Makaton; Safeguarding; Tapestry
    passed 2023 Paediatric First Aid; 2021 Food Hygiene
    likes Baking; Crochet`),
  chauffeur: personOfNotes(`
    UK Mohammed Iqbal Hussain | m.i.hussain@drivepost.example | 07700 900927 | 61 Lumb Lane, Bradford BD8 7RA
    label Bus Driver
    summary PCV driver with a clean licence, 9 years buses and before that taxis. Polite with passengers and good at keeping to time.
    @ 2019-11..now | Bus Driver | Airedale Connect | Keighley
    - Service and school runs, double deck and single deck
    - Mentor for new drivers since last year
    @ 2015-01..2019-10 | Coach Driver | Pennine Rambler | Skipton
    - Day trips and tours of up to 14 days in Scotland
    @ 2008-03..2014-12 | Private Hire Driver | Self-employed | Bradford
    - Airport runs, contracts for two schools
    study 1999-09..2001-06 | GNVQ Intermediate | Business | Bradford College
    skills Passenger care; Ticket machines; Walk round checks; Route knowledge
    languages English: fluent; Urdu: fluent; Mirpuri: native
    passed 2024 Driver CPC; 2022 D1 First Aid`),
  beekeeper: personOfNotes(`
    UK Anahera Tamihana | anahera.tamihana@kaimail.example | +64 21 555 0188 | 112 Rangiuru Road, Te Puke 3189, New Zealand
    label Orchard Supervisor
    summary Grew up on a kiwifruit block and have run picking and pruning gangs for eight seasons.
    @ 2020-02..now | Orchard Supervisor | Kererū Growers | Te Puke
    - Supervise three gangs of 12 through picking, pruning and thinning
    - Health and safety rep for the orchard
    @ 2016-03..2020-01 | Leading Hand | Seabright Bay | Katikati
    - Led a winter pruning gang and checked quality each row
    @ 2013-11..2016-02 | Hive Hand | Manawa Honey | Murupara
    - Moved hives at night and extracted honey
    study 2011-02..2013-10 | Certificate Level 4 | Horticulture | Toi Ohomai
    skills Pruning; Spray diaries; Crew rosters; Tractor
    languages English: native; Māori: fluent
    passed 2021 Growsafe; 2019 Tractor Endorsement
    likes Waka ama; Eeling`),
  plumber: personOfNotes(`
    US Terrence O'Malley Jr | terry.omalley@pipework.example | 617-555-0126 | Quincy, MA
    label Journeyman Plumber
    summary Licensed journeyman with commercial and residential service background. I show up, I clean up.
    @ 2017-06..now | Journeyman Plumber | Shamrock Mechanical | Braintree
    - Rough and finish on a 220 unit apartment building
    - Respond to no heat calls nights and weekends in winter
    @ 2012-05..2017-05 | Plumbing Apprentice | Pipefitters Local 912 | Boston
    - Worked for six contractors while completing 8,500 hours
    @ 2010-06..2012-04 | Counter Help | Neponset Supply | Dorchester
    - Pulled orders and helped contractors find parts
    study 2006-09..2010-06 | Diploma | Plumbing | Quincy High School
    skills Copper and PEX; Gas piping; Backflow testing; Boilers
    passed 2017 Journeyman License; 2019 Backflow Tester
    gives 2018-11..now | Youth Hockey Coach | Quincy Youth Hockey`),
  barista: personOfNotes(`
    US Mei-Ling Takahashi-Brown | meiling.tb@beanmail.example | 808-555-0165 | Kapolei, HI 96707
    label Café Manager
    summary Seven years behind the bar and three running it. Latte art throwdown winner, spread sheet nerd.
    @ 2021-07..now | General Manager | Lanikai Roast | Kailua
    - P&L, hiring and training for a crew of 16
    - Grew wholesale accounts from 4 to 19
    @ 2019-01..2021-06 | Shift Supervisor | Lanikai Roast | Kailua
    - Opened five days a week
    @ 2016-08..2018-12 | Barista | Lanikai Roast | Kaneohe
    - Pulled 300 shots a morning
    @ 2014-06..2016-07 | Sales Floor | Island Slipper Hut | Pearl City
    - Helped tourists find their size
    study 2012-08..2016-05 | BA | Communication | Chaminade University
    skills Inventory; Scheduling; QuickBooks; Cupping
    languages English: native; Japanese: conversational
    passed 2022 ServSafe Manager; 2020 SCA Barista Skills
    awards Oahu Latte Art Throwdown Winner 2018`),
  carpenter: personOfNotes(`
    UK Étienne Gagnon | etienne.gagnon@boiscourriel.example | 418-555-0139 | 45 rue Saint-Vallier, Lévis, QC G6V 2L6
    label Finish Carpenter
    summary Red Seal carpenter, comfortable in French and English, specialised in stairs and kitchens.
    @ 2018-04..now | Finish Carpenter | Les Escaliers Bélanger | Lévis
    - Built and fitted over 200 oak and maple stairs
    - Responsable for two apprentices
    @ 2013-05..2018-03 | Framing Carpenter | Construction Rive-Sud | Beaumont
    - Framed houses and two arenas in all weather
    @ 2011-06..2013-04 | Mill Worker | Scierie Dufour | Montmagny
    - Piled and graded spruce
    study 2010-09..2011-05 | DEP | Charpenterie-menuiserie | CFP de Neufchâtel
    skills Stair building; Cabinet installation; Blueprint reading; CNC router
    languages French: native; English: fluent
    passed 2015 Red Seal; 2014 ASP Construction
    likes Ice fishing; Hockey`),
  receptionist: personOfNotes(`
    UK Grace Achieng Otieno | grace.otieno@barua.example | +254 722 555 014 | Kileleshwa, Nairobi, Kenya
    label Front Office Supervisor
    summary Hotel front office for nine years; guests remember my name and I remember thier rooms.
    @ 2021-10..now | Front Office Supervisor | Savanna Crest | Nairobi
    - Supervise six receptionists and the night auditor
    - Guest score up from 8.1 to 9.0
    @ 2017-03..2021-09 | Receptionist | Baobab Beach | Diani
    - Check in, cashiering and group bookings of up to 120
    @ 2015-01..2017-02 | Guest Relations Trainee | Tamarind Court | Mombasa
    - Rotated through front desk, reservations and concierge
    study 2012-05..2014-11 | Diploma | Front Office Operations | Kenya Utalii College
    skills Opera PMS; Cashiering; Upselling; Complaint handling
    languages English: fluent; Swahili: native; Luo: native
    passed 2020 Fire Marshal; 2018 First Aid`),
  caretaker: personOfNotes(`
    UK Alan Birkinshaw | alan.birkinshaw@oldpost.example | 01246 555 0188 | 9 Hollow Lane, Bolsover S44 6PT
    label Site Caretaker
    summary I was made redundent after 22 years in the mill and retrained as a caretaker. Handy, honest and local.
    @ 2016-01..now | School Caretaker | Brockley Junior | Bolsover
    - Open up, lock up, boilers, grounds and small repairs
    - Let the hall to nine clubs in the evenings
    @ 2014-09..2015-12 | Handyman | Home From Home Repairs | Chesterfield
    - Odd jobs for elderly customers, shelves to sheds
    @ 1992-08..2014-08 | Machine Setter | Robinson Carr Spinning | Glapwell
    - Set and minded 14 ring frames on three shifts
    - Union rep and first aider
    study 1988-09..1992-06 | City and Guilds | Textile Machinery | Chesterfield Tech
    skills Boilers; Joinery; Painting; Legionella checks
    passed 2023 Working at Height; 2021 COSHH
    gives 2005-04..now | Groundsman | Bolsover Town Cricket Club
    likes Brass band; Allotment`),
  paralegal: personOfNotes(`
    UK Oluwaseun Adeyemi-Clarke | seun.ac@chambers.example | 07700 900543 | Peckham, London SE15
    label Trainee Legal Executive
    summary Conveyancing paralegal on the CILEX route after five years in estate agency. Organised, quick and good on the phone.
    @ 2022-03..now | Conveyancing Paralegal | Marlowe Hext | Camberwell
    - Run a caseload of 60 sales and purchases from offer to completion
    @ 2020-01..2022-02 | Legal Secretary | Marlowe Hext | Camberwell
    - Audio typing, billing and file opening
    @ 2017-06..2019-12 | Lettings Negotiator | Foxley & Dunn | Dulwich
    - Let about nine flats a month
    - Handled deposits, inventories and check outs
    @ 2015-09..2017-05 | Sales Progressor | Peachtree | Brixton
    - Chased solicitors
    study 2020-09..2022-06 | CILEX Level 3 | Law and Practice | CILEX Law School
    skills Case management; Land Registry portal; Audio typing; Client care
    passed 2022 AML Awareness; 2016 NFoPP Lettings
    gives 2021-01..now | Trustee | Nunhead Food Bank
    likes Five-a-side; Afrobeats DJ`),
  phlebotomist: personOfNotes(`
    US Maricel Bautista Reyes | maricel.reyes@salud.example | (702) 555-0147 | Henderson, NV
    label Lead Phlebotomist
    summary Certified phlebotomist, 13 years in hospital, mobile and donor settings. Gentle stick, steady hand.
    @ 2019-05..now | Lead Phlebotomist | Sunrise Draw | Henderson
    - 70 draws a day incl. peds and geriatric patients
    - Scheduler for a team of eight
    @ 2015-02..2019-04 | Mobile Phlebotomist | Homedraw West | Las Vegas
    - Home visits across Clark County, own vehicle
    @ 2012-06..2015-01 | Donor Center Tech | Desert Plasma | Reno
    - Screened and stuck plasma donors
    @ 2009-03..2012-05 | Caregiver | Various Private Families | Manila
    - Looked after two elderly ladies at home
    study 2011-08..2012-05 | Certificate | Phlebotomy | Truckee Meadows Community College
    skills Venipuncture; Pediatric draws; Centrifuge; HIPAA
    languages English: fluent; Tagalog: native; Ilocano: native
    passed 2012 CPT-1; 2023 BLS`),
};
