/** More CVs of the eighth batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const TWO_JOBS = `= {name:Agnieszka Lis}
{phone:07700 900567}, {email:aga.lis@mailbox.example}, {location:Peterborough, Cambridgeshire}
# About
I work two jobs and have done for five years. Looking for one good one.
# Jobs now
**{title1:Night shelf filler} – {firm1:Tesco Extra}**
since {dates1:2019|2019..present}
- {did1:Work 22.00 to 06.00, four nights, ambient and dairy}
**{title2:Cleaner} – {firm2:Mitie}**
since {dates2:2021|2021..present}
- {did2:Offices of 300 desks before they open}
# Jobs before
**{title3:Machine operator} – {firm3:Produce World}**
{dates3:2016 to 2019|2016..2019} (3 yrs)
- {did3:Set the washing and bagging line}
**{title4:Shop assistant} – {firm4:Żabka}**
{dates4:2012 to 2016|2012..2016} (4 yrs)
- {did4:Till, deliveries and ordering}
# Schools
**{school1:Technikum nr 2 w Radomiu}**
{years1:2008 to 2012|2008..2012}
# Languages
{language:Polish} – mother tongue
{language:English} – good
# I can
{skill:Drive a reach truck}, {skill:Use a hand-held scanner}, {skill:Train new starters}
`;

export const CAREER_CHANGER = `= {name:Martin Quayle-Jessop}
{location:Kendal, Cumbria} | {phone:07700 900676} | {email:martin.qj@inkwell.example}
# Objective
After eighteen years in newspapers I am moving into health and safety, where good writing also saves lives.
# Key achievements
# Communication
- Wrote 2,000 articles and edited the work of eleven reporters
- Chaired morning conference every day for six years
# Safety
- Carried out risk assessments for reporters at floods and riots
- First aider and fire marshal since 2012
# Employment summary
{title1:Safety Assistant (volunteer placement)}, {firm1:Lakeland Slate}, {dates1:2024 – present|2024..present}
{title2:News Editor}, {firm2:Westmorland Courier}, {dates2:2013 – 2023|2013..2023}
{title3:Chief Reporter}, {firm3:Furness Evening Mail}, {dates3:2008 – 2013|2008..2013}
{title4:Reporter}, {firm4:The Keswick Messenger}, {dates4:2005 – 2008|2005..2008}
# Qualifications
{passed:NEBOSH National General Certificate}, 2024
{degree1:BA (Hons)} {area1:English}, {school1:Lancaster University}, {years1:2002 – 2005|2002..2005}
# Skills
{skill:Report writing}, {skill:Interviewing}, {skill:Shorthand}
`;

export const MOTHER = `{name:Rachel Adair Tomlin}
{location:12 Quarry Lane, Matlock, Derbyshire|Matlock, Derbyshire}
{phone:07700 900785}
{email:rachel.tomlin@homemail.example}

A bit about me
Payroll manager coming back to work after eight years at home with three children. Refreshed on a recent course.

What I have been doing

2016 to 2024 - Bringing up my family

{dates1:2011 to 2016|2011..2016} - {title1:Payroll Manager} - {firm1:Peak Textiles}
Paid 430 people every month and never late. Moved the firm to real time information.

{dates2:2006 to 2011|2006..2011} - {title2:Payroll Clerk} - {firm2:Derbyshire Dales District Council}
Weekly and monthly pay, pensions and statutory sick pay.

{dates3:2004 to 2006|2004..2006} - {title3:Office Junior} - {firm3:Bowler & Sons}
Post, phones and petty cash.

While at home
{role:Treasurer}, {cause:All Saints Playgroup}, 2018 to 2023

Courses
{passed:CIPP Payroll Technician Certificate} (2024)

School
{school1:Highfields School} - {years1:1997 to 2004|1997..2004}

Skills
{skill:Sage Payroll}, {skill:Excel}, {skill:Pensions}
`;

export const APPRENTICE = `= {name:Ethan Obuya}
{location:Barrow-in-Furness, Cumbria}
{phone:07700 900894}
{email:ethan.obuya@mailbox.example}
# Profile
Third-year electrical apprentice who likes fault finding and drawing things properly.
# Apprenticeship
**{title1:Electrical Apprentice}**
**{firm1:BAE Systems Submarines}**
{dates1:09/2022 – present|2022-09..present}
- {did1:Install cable trays and glands in the Devonshire Dock Hall}
- {did1:Test and tag, dead tests on 400 V boards}
# Other work
**{title2:Waiter}**
**{firm2:Pizza Express}**
{dates2:06/2020 – 08/2022|2020-06..2022-08}
- {did2:Weekends and summers}
# Education and training
**{degree1:Level 3 Diploma} {area1:Electrical Installation}**
**{school1:Furness College}**
{years1:09/2022 – present|2022-09..present}
**{degree2:GCSEs}**
**{school2:Walney School}**
{years2:09/2017 – 07/2022|2017-09..2022-07}
# Tickets
- {passed:ECS Card}
- {passed:18th Edition Wiring Regulations}
# Skills
{skill:Cable glanding}, {skill:Reading drawings}, {skill:Soldering}
`;

export const GURKHA = `= {name:Dhan Bahadur Limbu}
{location:Folkestone, Kent} – {phone:07700 900903} – {email:db.limbu@inkwell.example}
# Profile
Former Gurkha warrant officer. Security manager. Speaks four languages and walks a lot of hills.
# Employment
Folkestone, **{firm1:Eurotunnel}** – {title1:Security Shift Manager}, {dates1:2016 – present|2016..present}
- {did1:Run a team of 36 at passenger and freight search}
Hythe, **{firm2:G4S}** – {title2:Site Supervisor}, {dates2:2014 – 2016|2014..2016}
- {did2:Patrols, keys and visitor control}
# Military service
Shorncliffe, **{unit3:2nd Battalion The Royal Gurkha Rifles}**{service3:|British Army} – {rank3:Warrant Officer Class 2}, {title3:Company Sergeant Major}, {dates3:2009 – 2014|2009..2014}
- {did3:Discipline and welfare of 120 Gurkhas in Helmand and Brunei}
Seria, **{unit4:2nd Battalion The Royal Gurkha Rifles}**{service4:|British Army} – {rank4:Colour Sergeant}, {title4:Jungle Warfare Instructor}, {dates4:2004 – 2009|2004..2009}
- {did4:Taught tracking and river crossing}
# Education
{school1:Shree Himalaya Secondary School}, {degree1:School Leaving Certificate}, {years1:1989|1989..1989}
# Certificates
{passed:SIA Close Protection}
{passed:IOSH Managing Safely}
# Languages
{language:Nepali}, {language:English}, {language:Hindi}, {language:Malay}
# Skills
{skill:Search}, {skill:Staff rosters}, {skill:Report writing}
`;

export const SPOUSE = `{name:Jodie Marchbank}
{location:Catterick Garrison, North Yorkshire}
{phone:07700 900012} {email:jodie.marchbank@mailbox.example}

MY STORY
My husband serves, so we have moved seven times. I have found work in every place.

WORK HISTORY
Catterick. {title1:Teaching assistant}. {firm1:Le Cateau Community Primary}. {dates1:January 2022 onwards|2022-01..present}.
Cyprus. {title2:Receptionist}. {firm2:Akrotiri Medical Centre}. {dates2:March 2019 to November 2021|2019-03..2021-11}.
Tidworth. {title3:Barista}. {firm3:Costa}. {dates3:May 2017 to February 2019|2017-05..2019-02}.
Paderborn. {title4:Nursery assistant}. {firm4:Little Acorns}. {dates4:August 2014 to April 2017|2014-08..2017-04}.
Aldershot. {title5:Sales assistant}. {firm5:Boots}. {dates5:June 2011 to July 2014|2011-06..2014-07}.

SCHOOL AND COLLEGE
{school1:Farnborough Sixth Form}. {degree1:A levels}. {years1:2009 to 2011|2009..2011}.

QUALIFICATIONS
{passed:Level 2 Teaching Assistant}, 2022
{passed:Paediatric First Aid}, 2023

SKILLS
{skill:First aid}, {skill:Behaviour support}, {skill:SIMS}
`;

export const WARRANT_OFFICER = `= {name:Graeme Tulloch}
{location:Inverness, Highland} – {phone:07700 900131} – {email:graeme.tulloch@homemail.example}
# PROFILE
Warrant officer with twenty-two years as a signaller. Wants to run networks and people.
# {service1,2,3,4:Royal Corps of Signals|British Army}, 2002 TO 2024
| **Dates** | **Rank** | **Appointment** | **Unit and place** |
| {dates1:2020–2024|2020..2024} | {rank1:Warrant Officer Class 1} | {title1:Regimental Sergeant Major} | {unit1:30 Signal Regiment}, Nuneaton |
| {dates2:2016–2020|2016..2020} | {rank2:Warrant Officer Class 2} | {title2:Yeoman of Signals} | {unit2:1 Signal Brigade}, Gloucester |
| {dates3:2010–2016|2010..2016} | {rank3:Staff Sergeant} | {title3:Information Systems Supervisor} | {unit3:16 Signal Regiment}, Stafford |
| {dates4:2002–2010|2002..2010} | {rank4:Corporal} | {title4:Communication Systems Operator} | {unit4:2 Signal Regiment}, York |
# CIVIL QUALIFICATIONS
{passed:CCNA}, 2021
{passed:ITIL 4 Foundation}, 2022
# EDUCATION
{school1:Millburn Academy}, {years1:1996 to 2001|1996..2001}
# DECORATIONS
{award:Meritorious Service Medal}
# SKILLS
{skill:Network planning}, {skill:Leadership}, {skill:Satellite ground terminals}
`;

export const FEDERAL = `{name:Rosalind K. Ferreira}
{location:4410 Kingfisher Ct, Stafford, VA 22554|Stafford, VA 22554}
«Cell:» {phone:(540) 555-0162}
«E-mail:» {email:rosalind.ferreira@inkwell.example}
«Citizenship: United States»
«Veterans' preference: 10-point»

SUMMARY
Budget analyst with fourteen years in Marine Corps and Navy comptroller offices.

WORK EXPERIENCE

{title1:Budget Analyst}, {grade1:GS-0560-12}
{firm1:Naval Surface Warfare Center Dahlgren}, Dahlgren, VA
{dates1:08/2018 to Present|2018-08..present}
«Hours per week:» {hours1:40}
«Salary:» {salary1:$98,400 per year}
«Supervisor:» {supervisor1:Malcolm Teague}, {supervisorphone1:(540) 555-0171}. «May contact.»
- {did1:Build and defend a $240 million operating budget}
- {did1:Reconcile obligations in the accounting system each month}

{title2:Accounting Technician}, {grade2:GS-0525-07}
{firm2:Marine Corps Base Quantico}, Quantico, VA
{dates2:02/2014 to 07/2018|2014-02..2018-07}
«Hours per week:» {hours2:40}
«Salary:» {salary2:$47,210 per year}
«Supervisor:» {supervisor2:Dolores Pruitt}, {supervisorphone2:(703) 555-0118}. «May contact.»
- {did2:Paid travel vouchers within five days}

{title3:Financial Management Technician}
{service3:United States Marine Corps|US Marine Corps}, {unit3:2nd Marine Logistics Group}, Camp Lejeune, NC
{rank3:Sergeant}
{dates3:06/2009 to 01/2014|2009-06..2014-01}
«Hours per week:» {hours3:50}
- {did3:Disbursed pay for 3,000 Marines}

EDUCATION
{school1:University of Mary Washington}, {degree1:Bachelor of Science}, {area1:Accounting}, {years1:05/2016|2016-05..2016-05}

SKILLS
{skill:Budget formulation}, {skill:SABRS}, {skill:Excel}, {skill:Audit readiness}

TRAINING
{passed:DoD Financial Management Certification Level 2}, 2019
`;

export const PROFILE_SITE = `{name:Oluwaseun Bright}
Customer success at Monzo | Coach | Dad
{location:Cardiff, Wales, United Kingdom} · «Contact info»
{email:seun.bright@mailbox.example}
{phone:07700 900240}

About
I help small firms get the best from software. Before that I sold phones and before that I was a lifeguard.

Experience

{firm1,2:Monzo} · 4 yrs 2 mos
Cardiff, Wales, United Kingdom

  {title1:Customer Success Manager}
  Full-time
  {dates1:Apr 2022 – Present|2022-04..present} · 2 yrs 6 mos
  - {did1:Look after 140 business customers}

  {title2:Customer Operations Associate}
  Full-time
  {dates2:Aug 2020 – Apr 2022|2020-08..2022-04} · 1 yr 9 mos
  - {did2:Answered chats about frozen accounts}

{title3:Sales Advisor}
{firm3:Three} · Part-time
{dates3:Oct 2017 – Jul 2020|2017-10..2020-07} · 2 yrs 10 mos
Newport, Wales, United Kingdom
- {did3:Top seller in the store for two quarters}

{title4:Lifeguard}
{firm4:GLL} · Seasonal
{dates4:Jun 2015 – Sep 2017|2015-06..2017-09} · 2 yrs 4 mos
- {did4:Pool and beach}

Education

{school1:Cardiff Metropolitan University}
{degree1:BA (Hons)}, {area1:Business Management}
{years1:2014 – 2017|2014..2017}

Skills
{skill:Customer retention}
{skill:Salesforce}
{skill:Coaching}
`;

export const WELSH = `= {name:Gwenllian Parri}
{location:Caernarfon, Gwynedd}\t{phone:07700 900359}\t{email:gwenllian.parri@homemail.example}
# Amdanaf i
Librarian and events officer, first language Welsh, at home with both children and councillors.
# Gwaith
{dates1:Medi 2019 – presennol|2019-09..present}\t**{firm1:Cyngor Gwynedd}**
__{title1:Library Manager}__
- {did1:Run four branch libraries and a van}
{dates2:Ionawr 2014 – Awst 2019|2014-01..2019-08}\t**{firm2:Llyfrgell Genedlaethol Cymru}**
__{title2:Assistant Librarian}__
- {did2:Catalogued the papers of three poets}
{dates3:Mawrth 2011 – Rhagfyr 2013|2011-03..2013-12}\t**{firm3:Palas Print}**
__{title3:Bookseller}__
- {did3:Ran the children's corner}
# Addysg
{years1:2007 – 2010|2007..2010}\t**{school1:Prifysgol Bangor}**
__{degree1:BA} {area1:Cymraeg}__
# Sgiliau
{skill:Events}, {skill:Cataloguing}, {skill:Grant applications}
# Ieithoedd
{language:Cymraeg}, {language:English}
`;

export const LOWER_CASE = `{name:jonas eklund-price}
{location:manchester}
{email:jonas.ep@mailbox.example} / {phone:07700 900468}

hello
i design identities and the odd record sleeve.

work
{firm1:studio otherwise}, {title1:senior designer}, {dates1:since march 2021|2021-03..present}
led the rebrand of two football clubs and a bakery
{firm2:me}, {title2:freelance designer}, {dates2:may 2018 – february 2021|2018-05..2021-02}
forty small clients, all still speaking to me
{firm3:creative concern}, {title3:junior designer}, {dates3:september 2015 – april 2018|2015-09..2018-04}
layout, print and coffee

education
{school1:manchester school of art}, {degree1:ba} {area1:graphic design}, {years1:2012 – 2015|2012..2015}

tools
{skill:figma}, {skill:indesign}, {skill:risograph}

awards
{award:dandad pencil}
`;

export const PASTED = `= {name:Christopher Yaw Danso}
{email:chris.danso@inkwell.example}
{phone:07700 900577}
{location:Luton, Bedfordshire}
# Summary
Warehouse shift manager, eleven years in parcels and groceries.
# Experience
Luton · {firm1:Ocado}
{title1:Shift Manager}
{dates1:Nov 2019 to Present|2019-11..present}
Responsible for:
- {did1:90 pickers over two floors}
- {did1:Safety walks and return-to-work talks}
Hemel Hempstead · {firm2:Amazon}
{title2:Area Manager}
{dates2:Feb 2016 to Oct 2019|2016-02..2019-10}
Responsible for:
- {did2:Inbound dock, 40 trailers a day}
Dunstable · {firm3:Yodel}
{title3:Parcel Sorter / Team Leader}
{dates3:Aug 2013 to Jan 2016|2013-08..2016-01}
Responsible for:
- {did3:Night sort of 60,000 parcels}
# Education
Luton · {school1:Barnfield College}
{degree1:BTEC Level 3} {area1:Logistics}
{years1:2011 to 2013|2011..2013}
# Skills
- {skill:Warehouse management systems}
- {skill:Lean}
- {skill:Counterbalance truck}
`;

export const SHORT_NAMES = `[side]# Contact
[side]{phone:07700 900686}
[side]{email:zoe.m@mailbox.example}
[side]{location:Croydon, Surrey}
[side]# Skills
[side]{skill:Buying}
[side]{skill:Photography}
[side]{skill:Excel}
[side]# Languages
[side]{language:English}
[side]{language:Twi}
= {name:Zoe Mensah-Blythe}
Buyer & reseller
# Story so far
I turn old clothes into cash and spreadsheets into decisions.
# Work
**{firm1:Me}**
{title1:Reseller on Vinted, Depop and eBay}
{dates1:Spring 2022 – now|2022..present}
- {did1:Sold 3,100 pieces at an average margin of 54%}
**{firm2:ASOS}**
{title2:Assistant Buyer, Womenswear}
{dates2:Autumn 2018 – Spring 2022|2018..2022}
- {did2:Bought denim from Turkey and Pakistan}
**{firm3:next}**
{title3:Buying Administrator}
{dates3:Summer 2016 – Autumn 2018|2016..2018}
- {did3:Raised orders and chased samples}
# Learning
**{school1:London College of Fashion}**
{degree1:BA} {area1:Fashion Buying}
{years1:2013 – 2016|2013..2016}
`;

export const SCOTS = `= {name:Isla MacAskill}
{location:Stornoway, Isle of Lewis}, {phone:07700 900795}, {email:isla.macaskill@homemail.example}
# Wha I am
Harbour and ferries all my days. I keep folk safe and boats on time.
# Whit I've done
{title1:Harbour Master / Port Security Officer}, {firm1:Stornoway Port Authority}, {dates1:April 2017 to now|2017-04..present}
- {did1:Berth 1,400 vessels a year}
{title2:Bosun, Deck and Safety}, {firm2:CalMac}, {dates2:June 2010 to March 2017|2010-06..2017-03}
- {did2:Mooring, rescue boat and car deck}
{title3:Deckhand / Creel Fisher}, {firm3:MFV Guiding Light}, {dates3:May 2006 to May 2010|2006-05..2010-05}
- {did3:Prawns and velvet crab}
# Schuilin
{school1:The Nicolson Institute}, {degree1:Highers}, {years1:2000 to 2006|2000..2006}
# Tickets
{passed:Master 200gt}
{passed:Harbour Master Certificate}, 2018
# Guid at
{skill:Passage planning}, {skill:VHF radio}, {skill:Budgets}
# Tongues
{language:Gaelic}, {language:English}
`;

export const LABELLED = `= {name:SUNITA RAGHUNATHAN-COLE}
«NAME AND CONTACT»
«Address» {location:Leicester, Leicestershire}
«Tel» {phone:0116 555 0198}
«Email» {email:sunita.rc@inkwell.example}
# CHARITY AND PUBLIC SECTOR CAREER
«Organisation:» {firm1:Shelter}
«Position held:» {title1:Head of Fundraising, Midlands}
«Period:» {dates1:January 2020 – to date|2020-01..present}
«Main duties:» {did1:Lead nine fundraisers and raise £2.3m a year}
«Organisation:» {firm2:Leicester City Council}
«Position held:» {title2:Grants Officer}
«Period:» {dates2:October 2014 – December 2019|2014-10..2019-12}
«Main duties:» {did2:Assessed 200 applications each round}
«Organisation:» {firm3:LOROS}
«Position held:» {title3:Shop Manager / Volunteer Lead}
«Period:» {dates3:May 2010 – September 2014|2010-05..2014-09}
«Main duties:» {did3:Ran the Oadby shop with 35 volunteers}
# STUDIES
«Institution:» {school1:De Montfort University}
«Award:» {degree1:BA} {area1:Arts Management}
«Period:» {years1:2007 – 2010|2007..2010}
# BOARDS
{role:Trustee}, {cause:Attenborough Arts Centre}, 2019 – to date
# STRENGTHS
{skill:Legacy giving}, {skill:Bid writing}, {skill:Volunteer management}
`;
