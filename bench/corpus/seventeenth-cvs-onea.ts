// Civilians of the seventeenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const CARE_WORKER = `= CURRICULUM VITAE
**«Name»:**\t{name:Blessing Mutasa}
**«Address»:**\t{location:27 Beaumont Rise, Leicester, LE4 2BD|Leicester}
**«Mobile»:**\t{phone:07700 900571}
**«Email»:**\t{email:blessing.mutasa@homepost.example}
**«Driving licence»:**\tFull UK, own car, business insurance
**«DBS»:**\tEnhanced, on the Update Service
# ABOUT ME
I am a kind, patient and hard working carer with more than ten years' experience with older people, people with dementia and adults with learning disabilities. I am now looking for a post as a support worker with a charity where I can use what I have learnt and still have time with the people I look after.
# WORK EXPERIENCE
**«Dates»:**\t{dates1:February 2020 to date|2020-02..present}
**«Employer»:**\t{firm1:Meadowfield Homecare Ltd, Leicester|Meadowfield Homecare Ltd}
**«Position»:**\t{title1:Senior Care Assistant}
**«Main duties»:**
- {did1:Personal care, meals and medication for a round of nine clients in their own homes}
- {did1:Writing and reviewing care plans with the client, the family and the district nurse}
- {did1:Showing new carers how we do things and shadowing them on their first two weeks}
- {did1:On call one weekend in four}

**«Dates»:**\t{dates2:March 2017 to January 2020|2017-03..2020-01}
**«Employer»:**\t{firm2:The Limes Residential Home, Oadby|The Limes Residential Home}
**«Position»:**\t{title2:Night Care Assistant}
**«Main duties»:**
- {did2:Two-hourly checks, turning and continence care for 28 residents}
- {did2:Sitting with residents at the end of their life and supporting their families}
- {did2:Handing over to the day staff and keeping the night records}

**«Dates»:**\t{dates3:May 2012 to July 2014|2012-05..2014-07}
**«Employer»:**\t{firm3:Castle Park Day Centre, Leicester|Castle Park Day Centre}
**«Position»:**\t{title3:Support Worker}
**«Main duties»:**
- {did3:Trips out, cooking and craft with adults with learning disabilities}
- {did3:Driving the minibus twice a week}

Between July 2014 and March 2017 I was at home bringing up my two children.
# EDUCATION
**«Place»:**\t{school1:Leicester College}
**«Qualification»:**\t{degree1:Level 3 Diploma} in {area1:Adult Care}
**«Dates»:**\t{years1:2020 to 2021|2020..2021}

**«Place»:**\t{school2:Mutare Girls' High School}
**«Qualification»:**\t{degree2:O Levels}: English, Mathematics, Biology, Geography, Shona
**«Dates»:**\t{years2:1998 to 2002|1998..2002}
# TRAINING (ALL UP TO DATE)
- {passed:Care Certificate}, 2017
- {passed:Moving and Handling of People}, renewed April 2025
- {passed:Safe Administration of Medication}, renewed April 2025
- {passed:Safeguarding Adults Level 2}, 2024
- {passed:Emergency First Aid at Work}, 2024
# LANGUAGES
I speak {language:English} and {language:Shona} fluently and some {language:Ndebele}.
# HOBBIES
I sing in the choir at my church, I like baking, and I help out at the community fridge when I can.
# REFEREES
Mrs J. Chauhan, Registered Manager, Meadowfield Homecare Ltd, telephone 0116 496 0128
Mr P. Elliott, former Home Manager at The Limes (I have his number and he is happy to be called)
`;

export const PLUMBER = `[head]= {name:Kevin Prosser}
[head]Plumber and heating engineer
I have been in the trade since I left school. Most of it domestic: bathrooms, boilers, full heating systems, with a few years on new build sites in the middle. I am 41 and my knees would like a maintenance job with one employer, regular hours and a van that somebody else pays for.
# What I've done
| {dates1:2016 – now|2016..present} | **{firm1:Prosser Plumbing & Heating|Prosser Plumbing and Heating}** (my own business), Swansea<br>{title1:Plumber and gas engineer}<br>{did1:Around 200 boiler services a year and 30 or so new installs, mostly Worcester and Ideal.} {did1:Complete bathrooms including the tiling.} {did1:Landlord gas safety checks for two letting agents.} {did1:I do my own quotes, books and VAT, and I took on an apprentice in 2019 who is now qualified.} |
| {dates2:2012 – 2016|2012..2016} | **{firm2:Gower Mechanical Services Ltd|Gower Mechanical Services}**, Llanelli<br>{title2:Site plumber}, later {title2:Site supervisor|Site plumber, later Site supervisor}<br>{did2:First and second fix on new build houses and a 60 bed care home.} {did2:For the last 18 months I ran a gang of five, ordered materials and dealt with the site manager.} |
| {dates3:2008 – 2012|2008..2012} | **{firm3:City and County Homes}**, Swansea<br>{title3:Maintenance plumber}<br>{did3:Repairs in council tenants' homes, eight to ten calls a day.} {did3:Out of hours rota.} |
| {dates4:2001 – 2008|2001..2008} | **{firm4:D. R. Bevan & Son}**, Gorseinon<br>{title4:Apprentice}, then {title4:Plumber|Apprentice, then Plumber}<br>{did4:Served my time with a good old-fashioned firm.} {did4:Lead work, copper, cast iron, a bit of everything.} |
# Tickets
| **Gas** | {passed:Gas Safe registered}, {passed:CCN1}, {passed:CENWAT}, {passed:HTR1} and {passed:CKR1} (all to May 2028) |
| **Water** | {passed:Unvented Hot Water (G3)}, {passed:WRAS Water Regulations} |
| **Site** | {passed:CSCS Gold Card}, {passed:SSSTS}, {passed:Asbestos Awareness} |
| **Heat pumps** | {passed:BPEC Air Source Heat Pumps}, 2023 |
# School and college
| {years1:2001 – 2004|2001..2004} | {school1:Swansea College}, day release: {degree1:NVQ Level 3} in {area1:Plumbing} |
| {years2:1996 – 2001|1996..2001} | {school2:Penyrheol Comprehensive School}: 5 {degree2:GCSEs}, C and above |
# And the rest
Clean licence since 2003. I speak {language:Welsh} at home and {language:English} at work. Non-smoker. I coach the under 12s at our rugby club on Sundays.
[box]{name:Kevin Prosser} · {location:3 Tir Bach, Gorseinon, Swansea SA4 4RQ|Swansea|Gorseinon|Gorseinon, Swansea} · {phone:07700 900236} · {email:kev@prosserheating.example}
`;

export const RECEPTIONIST = `= {name:Joanne Cartledge}
{location:6 Chapel Row, Barnsley S70 3HT|Barnsley} | {phone:07700 900814} | {email:jo.cartledge@mailbox.example}
# Profile
Friendly and well organised medical receptionist with nine years at front desks. Used to a full waiting room, a ringing phone and people who are worried. Looking for a full time reception post close to home.
# Experience
**{title1:Medical Receptionist}**, {firm1:Dearne Bridge Surgery}, Barnsley\t{dates1:April 2019 – Present|2019-04..present}
- {did1:Book appointments for seven GPs and two practice nurses on SystmOne}
- {did1:Process about 80 repeat prescription requests a day}
- {did1:Scan and code hospital letters and chase missing results}
- {did1:Set up the volunteer desk for the flu clinics, which halved the queue}
**{title2:Front of House Receptionist}**, {firm2:The Wortley Hotel}, Sheffield\t{dates2:June 2016 – March 2019|2016-06..2019-03}
- {did2:Checked guests in and out of 64 rooms and balanced the till each night}
- {did2:Handled wedding enquiries and showed couples round}
**{title3:Sales Assistant}**, {firm3:Bright & Bramley Shoes}, Meadowhall\t{dates3:September 2014 – May 2016|2014-09..2016-05}
- {did3:Fitted children's shoes and kept the stockroom in order}
# Education
**{school1:Barnsley Sixth Form College}**\t{years1:2012 – 2014|2012..2014}
{degree1:BTEC Level 3 Extended Diploma} in {area1:Business}
**{school2:Kirk Balk Academy}**\t{years2:2007 – 2012|2007..2012}
{degree2:GCSEs}: eight, including English and Maths at grade B
# Skills
- {skill:SystmOne}
- {skill:Microsoft Word}
- {skill:Microsoft Outlook}
- {skill:Touch typing} (60 words per minute)
- {skill:Cash handling}
# Certificates
- {passed:Level 2 Certificate in Customer Service}, 2018
- {passed:Data Security Awareness}, NHS, 2025
# Interests
Parkrun, crime novels and my allotment.
# References
Available on request.
`;

export const DELIVERY_DRIVER = `{name:DARREN HEPWORTH|Darren Hepworth}
{location:8 Pinfold Croft, Wakefield, WF2 7DT|Wakefield}
tel {phone:07700 900318}
{email:dazhepworth@quickmail.example}

PERSONAL STATEMENT

Reliable driver, 12 years on vans and 7.5 tonners, no accidents that were my fault and no points. Early starts are no problem. I would like to drive for a charity because my mum got so much help from one.

WORK

{title1:Multi-drop driver} - {firm1:Swiftline Parcels|Swiftline Parcels, Normanton depot}, Normanton depot
{dates1:Oct 2021 to date|2021-10..present}
- {did1:110 to 140 drops a day around Leeds and Wakefield in a long wheelbase Sprinter}
- {did1:Scanning, route planning, keeping the van clean and the daily checks}
- {did1:Driver of the month three times}

{title2:7.5t driver} - {firm2:Ossett Furniture Warehouse}
{dates2:Mar 2016 to Sept 2021|2016-03..2021-09}
- {did2:Two-man delivery of sofas, beds and wardrobes all over the north of England}
- {did2:Carried in, assembled, took the packaging away}
- {did2:Took cash and card payments and sorted out complaints on the doorstep}

Made redundant when the warehouse shut.

{title3:Warehouse operative} - {firm3:Trinity Frozen Foods}
{dates3:Jan 2011 to Mar 2016|2011-01..2016-03}
- {did3:Picking and loading at minus 22, then counterbalance forklift}
- {did3:Van driver two days a week from 2013}

{title4:Trolley assistant} - {firm4:Savewell Supermarket|Savewell Supermarket, Ings Road}, Ings Road
{dates4:2009 to 2010|2009..2010}

LICENCES AND TICKETS

{passed:Category C1 licence}, held since 2014
{passed:Driver CPC}, valid until September 2029
{passed:Counterbalance Forklift}, RTITB, refreshed 2022
{passed:Manual Handling}, 2023

SCHOOL

{school1:Kettlethorpe High School}, {years1:2004 to 2009|2004..2009}
{degree1:GCSEs} in English (C), Maths (C), Science (D), Resistant Materials (B), PE (B)

GOOD AT

{skill:Route planning}, {skill:handheld scanners}, {skill:customer service}, {skill:basic vehicle maintenance}, {skill:tachographs}

OTHER

Non smoker. Can start with one week's notice. Trinity season ticket holder. I have two dogs.

REFERENCES

Mick Sowden, transport manager, Swiftline Parcels - 01632 960110
`;

export const OFFICE_MANAGER = `[head]= {name:PHILIPPA THORNE|Philippa Thorne}
[head]OFFICE MANAGER
[side]# CONTACT
[side]{phone:07700 900645}
[side]{email:pippa@lanepost.example}
[side]{location:19 Magdalen Gardens, Exeter EX2 4TW|Exeter}
[side]{url:linkedin.com/in/pippathorne}
[side]# SKILLS
[side]{skill:Microsoft 365}\t●●●●●
[side]{skill:Sage Payroll}\t●●●●○
[side]{skill:Budgets}\t●●●●○
[side]{skill:Recruitment}\t●●●○○
[side]{skill:Minute taking}\t●●●●●
[side]{skill:Canva}\t●●●○○
[side]# EDUCATION
[side]**{degree1:BA (Hons)} {area1:History}**
[side]{school1:University of Plymouth}
[side]{years1:2003–2006|2003..2006}
[side]**{degree2:A Levels}**
[side]{school2:Exmouth Community College}
[side]{years2:2001–2003|2001..2003}
[side]# LANGUAGES
[side]{language:English} – native
[side]{language:French} – conversational
[side]# INTERESTS
[side]Sea swimming, pottery, dragging teenagers up Dartmoor
# HELLO
I keep offices running. In the last 19 years I have looked after solicitors, surveyors and hotel guests, and I have yet to meet a photocopier I could not get going. I would now love to bring all that to a charity.
# EXPERIENCE
**{firm1,2,3:Tarrant Lowe Solicitors}** · Exeter
{title1:Office Manager}\t{dates1:03/2020 – present|2020-03..present}
- {did1:Lead a team of six (reception, post room, secretaries) across two floors}
- {did1:Hold a budget of £210,000 for premises, supplies and IT contracts}
- {did1:Saved £18,000 a year by moving to one print and phone supplier}
- {did1:Organised the move to hybrid working and the paperless file project}
{title2:Senior Legal Secretary}\t{dates2:09/2016 – 03/2020|2016-09..2020-03}
- {did2:Secretary to two partners in family law}
- {did2:Trained four juniors in digital dictation}
{title3:Legal Secretary}\t{dates3:01/2014 – 08/2016|2014-01..2016-08}
- {did3:Audio typing, diaries, court bundles}
**{firm4:Haldon Surveyors LLP|Haldon Surveyors}** · Newton Abbot
{title4:Administrator}\t{dates4:06/2008 – 12/2013|2008-06..2013-12}
- {did4:Typed survey reports and invoiced clients}
- {did4:Ran the diary for nine surveyors (the hard bit)}
**{firm5:Dartmoor Hotel Group}** · Moretonhampstead
{title5:Events Assistant}\t{dates5:09/2006 – 05/2008|2006-09..2008-05}
- {did5:Weddings, conferences and the annual beer festival}
# GIVING BACK
**{role1:Treasurer}**, {cause1:St Loye's Primary PTA}\t2015 – 2021
**{role2:Shop Volunteer}**, {cause2:Exe Valley Hospice}\t2022 – present
# COURSES
{passed:CIPD Level 3 Foundation Certificate in People Practice}\t2022
{passed:IOSH Managing Safely}\t2021
{passed:Mental Health First Aider}\t2023
`;
