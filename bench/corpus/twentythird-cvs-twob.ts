// CVs of the twenty-third batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const NAVY_WRITER = `= {name:Danielle Rowe}
{location:Saltash|Saltash, Cornwall}, Cornwall   •   {phone:07700 900338}   •   {email:danielle.rowe@tamarmail.example}
# Profile
Organised administrator with fourteen years of experience in personnel, pay and front-of-house work, half of it in the Royal Navy. Discreet with confidential records and cheerful with queues. Seeking a part-time office manager's post on either side of the Tamar.
# Key Skills
# # {skill:Personnel records and pay}
- Kept the records of 320 people on JPA and answered their pay and leave queries at the counter
- Checked travel and subsistence claims worth £40,000 a month and recovered overpayments with tact
# # {skill:Office organisation}
- Planned a records move from paper to SharePoint: 11 cabinets, 4 weeks, nothing lost
- Set up a shared diary for nine housing officers and cut missed visits by half
# # {skill:Minute taking}
- Took minutes of boards of inquiry, staff meetings and a tenants' panel that did not always agree
# # {skill:Customer service}
- First voice on the phone at a surgery of 9,800 patients during the pandemic
- Won a commendation for looking after the families of a ship delayed by three weeks
# # IT
{skill:Microsoft Excel}, {skill:SharePoint}, {skill:SystmOne}, {skill:Sage HR}, {skill:Audio typing (65 wpm)}
# Employment History
| {dates1:2022–present|2022..present} | {title1:HR Administrator} | {firm1:Tamar Valley Homes}, Plymouth |
| {dates2:2020–2022|2020..2022} | {title2:Receptionist} | {firm2:Trelawny Road Surgery}, Saltash |
| {dates3:2016–2020|2016..2020} | {rank3:Leading Writer} | {service3:Royal Navy}, {unit3:HMS Albion} |
| {dates4:2012–2016|2012..2016} | {rank4:Writer} | {service4:Royal Navy}, {unit4:HMS Drake}, Devonport |
| {dates5:2010–2012|2010..2012} | {title5:Sales Assistant} | {firm5:Lanhydrock Road Garden Centre}, Bodmin |
# Education and Qualifications
| {years1:2021|2021..2021} | {degree1:Level 3 Foundation Certificate} in {area1:People Practice} | {school1:Chartered Institute of Personnel and Development} |
| {years2:2010|2010..2010} | {degree2:A levels} in English Language and Business | {school2:Bodmin College} |
| {years3:2008|2008..2008} | {degree3:Nine GCSEs} including English and Maths | {school3:Bodmin College} |
# Interests
Gig rowing with Caradon, running the raffle at everything, reading crime.
`;

export const SUPERMARKET_SUPERVISOR = `= {name:Tracey Pawluk}
11 Ferry Lane, {location:Wisbech|Wisbech, Cambs|Wisbech, Cambs PE13 2QX|Wisbech, Cambs, PE13 2QX|11 Ferry Lane, Wisbech|11 Ferry Lane, Wisbech, Cambs|11 Ferry Lane, Wisbech, Cambs PE13 2QX|11 Ferry Lane, Wisbech, Cambs, PE13 2QX}, Cambs PE13 2QX
«Mobile:» {phone:07700 900846}
«E-mail:» {email:tracey.pawluk@fenmail.example}
# PERSONAL PROFILE
A friendly and hardworking retail supervisor who has done every job in the store from trolleys to cash office. Enjoys training young people and is calm at Christmas.
# EMPLOYMENT
# # {title1:Duty Supervisor} – {firm1,2:Fenmarket Superstore}, Wisbech
__{dates1:Nov 2021 - Present|2021-11..present}__
- {did1:Open or close the store four days a week, with 22 colleagues on shift}
- {did1:Reduced waste on chilled from 3.1% to 1.9% by moving the mark-down round to 4 pm}
- {did1:Return-to-work interviews, rotas for checkouts and kiosk, Challenge 25 training}
- {did1:Fire marshal and first aider}
# # {title2:Checkout Team Leader} – Fenmarket Superstore, Wisbech
__{dates2:Feb 2017 - Oct 2021|2017-02..2021-10}__
- {did2:Looked after 35 part-time cashiers and the self-service area}
- {did2:Ran the queue at the door in 2020 and did home deliveries for shielding customers}
# # # {firm3:HARGREAVES NEWSAGENTS}, King's Lynn\t{dates3:Jan 14 to Jan 17|2014-01..2017-01}
__{title3:Shop Manageress}__
{did3:Sole charge of the shop three days a week. Ordering, newspaper bills, lottery terminal and Post Office counter. Supervised five paper boys and girls.}
# # # {firm4:KWIKFREEZE CENTRE}, Wisbech\t{dates4:June 08 to Nov 13|2008-06..2013-11}
__{title4:Sales Assistant}__
{did4:Till work, filling freezers, price changes and taking deliveries in from the lorry.}
# # # {firm5:SMEDLEY'S CANNERY}, Wisbech\t{dates5:Sept 05 to May 08|2005-09..2008-05}
__{title5:Line Operative}__
{did5:Sorting and grading peas and new potatoes in the season, labelling in the winter.}
# EDUCATION
{school1:The Queen's School, Wisbech|The Queen's School}\t{years1:2000 to 2005|2000..2005}
{degree1:GCSEs}: English C, Maths D, Double Science CC, Food Technology B, Art C
{school2:College of West Anglia}, King's Lynn\t{years2:2012|2012..2012}
{degree2:NVQ Level 2} in {area2:Retail Skills}
# TRAINING
{passed:Personal Licence Holder} (2022)
{passed:Level 3 Award in First Aid at Work} (2023)
{passed:Level 2 Food Safety} (2019)
# HOBBIES
Bingo, my grandchildren, growing dahlias for the Rose Fair.
# REFEREES
Mr S. Kapadia, Store Manager, Fenmarket, Cromwell Road, Wisbech
Mrs J. Hargreaves (retired), tel. 07700 900847
`;

export const CHEMIST = `= {name:Hannah Oyelaran}
School of Chemistry, University of Leicester, {location:Leicester|Leicester LE1 7RH|Leicester, LE1 7RH|School of Chemistry, University of Leicester, Leicester|School of Chemistry, University of Leicester, Leicester LE1 7RH|School of Chemistry, University of Leicester, Leicester, LE1 7RH} LE1 7RH
{email:h.oyelaran@solidstate.example} | {phone:07700 900175} | {url:orcid.org/0000-0002-0000-0175}
# Research Interests
Solid-state synthesis of lithium and sodium ion conductors; operando powder diffraction; how defects move at temperatures where a battery is still pleasant to hold.
# Research Experience
# # {title1:Postdoctoral Research Associate}\t{dates1:Apr. 2020–present|2020-04..present}
{firm1:University of Leicester}, group of Prof. Marguerite Adair
- {did1:Lead the sodium halide electrolyte work in a consortium of four universities and two companies}
- {did1:Designed an operando cell now in use at beamline I11 of Diamond Light Source}
- {did1:Co-supervise two PhD students and one master's student a year}
# # {title2:Doctoral Researcher}\t{dates2:Oct. 2016–Mar. 2020|2016-10..2020-03}
{firm2:University of St Andrews}, group of Dr Ewan Sillars
- {did2:Made and characterised 46 new argyrodite compositions, of which three conduct above 10 mS/cm}
- {did2:Wrote the group's Python scripts for batch Rietveld refinement}
# # {title3:Analytical Chemist}\t{dates3:Sept. 2014–Aug. 2016|2014-09..2016-08}
{firm3:Tyne Assay Laboratories}, Blaydon
- {did3:ICP-MS and XRF analysis of catalyst scrap under ISO 17025}
- {did3:Validated the method for rhodium below 5 ppm}
# Education
# # {degree1:PhD} in {area1:Chemistry}\t{years1:2016–2020|2016..2020}
{school1:University of St Andrews}
__Thesis: Disorder and transport in lithium argyrodites__
# # {degree2:MChem (Hons)} in {area2:Chemistry}, first class\t{years2:2010–2014|2010..2014}
{school2:Newcastle University}
# Publications
1. **H. Oyelaran**, R. Feng and M. Adair, ‘Halide exchange in Na3YCl6 followed operando’, __J. Mater. Chem. A__, 2024, **12**, 4410.
2. R. Feng, **H. Oyelaran** and M. Adair, ‘A heated cell for laboratory diffraction’, __J. Appl. Cryst.__, 2022, **55**, 871.
3. **H. Oyelaran** and E. Sillars, ‘Site disorder in Li6PS5X’, __Chem. Mater.__, 2020, **32**, 2115.
4. E. Sillars and **H. Oyelaran**, ‘Chlorine and bromine disorder in argyrodites: a neutron study’, __Dalton Trans.__, 2019, **48**, 9021.
5. **H. Oyelaran** and C. Todd, ‘Rhodium by ICP-MS in spent catalyst’, __Anal. Methods__, 2016, **8**, 5540.
# Selected Talks
- RSC Solid State Group Christmas Meeting, Liverpool, 2023 (invited)
- Solid State Ionics conference, Boston, 2022 (contributed)
# Teaching
# # {title4:Laboratory Demonstrator}\t{dates4:Oct. 2017–Dec. 2019|2017-10..2019-12}
{firm4:University of St Andrews}
- {did4:Second-year inorganic practical, groups of 24 students}
- {did4:Marked reports and rewrote the risk assessment for the furnace experiment}
# Awards and Funding
- {award:Faraday Institution Travel Award}, £1,500, 2022
- {award:Irvine Memorial Prize}, University of St Andrews, 2019
- {award:EPSRC Doctoral Studentship}, 2016
# Outreach and Service
- Reviewer for Solid State Ionics and for the Journal of Materials Chemistry A
- {role1:Workshop leader}, {cause1:Leicester Girls in Science}, 2021–2024
# Technical Skills
**Techniques:** {skill:powder X-ray diffraction}, {skill:impedance spectroscopy}, {skill:solid-state NMR}, {skill:glovebox synthesis}
**Computing:** {skill:Python}, {skill:TOPAS}, {skill:LaTeX}
**Languages:** {language:English} (native), {language:Yoruba} (spoken)
# Referees
Prof. Marguerite Adair, University of Leicester, m.adair@solidstate.example
Dr Ewan Sillars, University of St Andrews, e.sillars@fife.example
`;

export const PRIMARY_TEACHER = `= {name:Zuzana Hrušková}
[head]«Date of birth:» 14/06/1990  «Nationality:» Slovak  «Gender:» Female
[head]«Phone:» {phone:+353 20 915 0386} («Mobile»)  «Email:» {email:zuzana.hruskova@skola.example}
[head]«Address:» Apartment 6, Scarlet Street, {location:Drogheda|Drogheda, Ireland|Apartment 6, Scarlet Street, Drogheda, Ireland|Apartment 6, Scarlet Street, Drogheda}, Ireland («Home»)
# ABOUT ME
Primary teacher with nine years in Slovak schools. Since 2022 I live in Ireland, where I am on the register of the Teaching Council and work as a special needs assistant while I complete the Irish language requirement.
# WORK EXPERIENCE
[box]{dates1:05/09/2022 – Current|2022-09..present}  Drogheda, Ireland
# # {title1:Special Needs Assistant}  {firm1:St Brigid's National School, Mell|St Brigid's National School}
- {did1:Support two pupils with autism in second class with visual schedules and movement breaks}
- {did1:Run the after-school homework club on Tuesdays and Thursdays}
- {did1:Translate for Slovak and Czech families at parent meetings}
[box]{dates2:01/09/2016 – 30/06/2022|2016-09..2022-06}  Prešov, Slovakia
# # {title2:Primary School Teacher}  {firm2:Základná škola Sibírska}
- {did2:Class teacher of years 1 to 4, up to 24 pupils, all subjects with the exception of religion}
- {did2:Led the methodical commission for Slovak language and mathematics}
- {did2:Taught by distance from March 2020 with lessons recorded for children without internet}
[box]{dates3:01/09/2013 – 31/08/2016|2013-09..2016-08}  Sabinov, Slovakia
# # {title3:Teacher in After-School Club}  {firm3:Základná škola 17. novembra}
- {did3:Cared for 28 children from 11:30 to 16:30, with art, sport and homework}
- {did3:Led the school's small puppet theatre}
# EDUCATION AND TRAINING
[box]{years1:01/09/2011 – 31/05/2013|2011-09..2013-05}  Prešov, Slovakia
# # {degree1:Master's degree} in {area1:Teaching for Primary Education}  {school1:University of Prešov}
[box]{years2:01/09/2008 – 31/05/2011|2008-09..2011-05}  Prešov, Slovakia
# # {degree2:Bachelor's degree} in {area2:Preschool and Elementary Pedagogy}  {school2:University of Prešov}
# LANGUAGE SKILLS
«Mother tongue(s):» {language:Slovak}
«Other language(s):»
| | «UNDERSTANDING» | «SPEAKING» | «WRITING» |
| {language:English} | C1 | C1 | B2 |
| {language:Czech} | C2 | C1 | B2 |
| {language:Irish} | A2 | A2 | A1 |
__«Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user»__
# DIGITAL SKILLS
{skill:Microsoft Office}  |  {skill:Google Classroom}  |  {skill:Canva}  |  {skill:Interactive whiteboard}
# COURSES
[box]15/01/2023
# # {passed:Children First E-Learning Programme}
[box]20/08/2023
# # {passed:Lámh Module One}
# DRIVING LICENCE
«Driving Licence:» B
# HOBBIES AND INTERESTS
# # Folk dancing and piano
I dance with the Slovak community group in Dublin and play for the school choir.
`;

export const WEB_DESIGNER = `[side]# Contact
[side]{phone:0491 570 158}
[side]{email:hello@jessamyford.example}
[side]{url:jessamyford.example}
[side]{location:Geelong, Victoria|Geelong}
[side]# Skills
[side]- {skill:UX and wireframing}
[side]- {skill:Figma}
[side]- {skill:WordPress}
[side]- {skill:Webflow}
[side]- {skill:HTML & CSS}
[side]- {skill:Accessibility audits}
[side]- {skill:Brand identity}
[side]# Education
[side]**{degree1:Bachelor of Design} ({area1:Visual Communication})**
[side]{school1:Deakin University}
[side]{years1:2013 - 2015|2013..2015}
[side]**{degree2:Certificate IV} in {area2:Web-Based Technologies}**
[side]{school2:The Gordon Institute}
[side]{years2:2012|2012..2012}
[side]# Languages
[side]{language:English}
[side]{language:Auslan} (basic)
[side]# Awards
[side]{award:Geelong Small Business Site of the Year}, 2022
= {name:Jessamy Ford}
[box]Web Designer
# About me
I design and build websites for people who would rather be doing something else: wineries, vets, surf clubs and one lighthouse. Ten years in, I still sketch on paper first. I care about type, load times and whether your nan can use it.
# Experience
# # {title1:Freelance Web Designer}
{firm1:Jessamy Ford Design}  |  {dates1:Jan 2021 - Now|2021-01..present}
- {did1:48 sites launched, from one-page menus to a booking system for 3 caravan parks}
- {did1:Retainers with nine clients for updates, hosting and monthly reports}
- {did1:Teach a weekend WordPress class at the library, twice a year}
# # {title2:Senior Digital Designer}
{firm2:Pier & Pine Studio}  |  {dates2:Aug 2018 - Dec 2020|2018-08..2020-12}
- {did2:Design lead for council, health and tourism clients}
- {did2:Rebuilt the Bellarine tourism site; mobile bookings up 64% in a year}
- {did2:Mentored two junior designers and an intern}
# # {title3:Web Designer}
{firm3:Saltbush Media}  |  {dates3:Feb 2016 - Jul 2018|2016-02..2018-07}
- {did3:WordPress themes, email newsletters and banner ads for 30 retail accounts}
- {did3:Photographed more sofas than anyone should}
# # {title4:Print Shop Assistant}
{firm4:Torquay Copy & Sign}  |  {dates4:Nov 2012 - Jan 2016|2012-11..2016-01}
- {did4:Artwork checks, business cards, boat lettering and the counter on Saturdays}
# Volunteering
{role1:Website editor}, {cause1:Point Danger Surf Life Saving Club}
`;

export const PLUMBER = `«From:» {name:Gary Skelton} <{email:gary.skelton71@cleenet.example}>
«To:» jobs@lincscoastfm.example
«Subject:» Maintenance plumber job - my CV
«Date:» Tue, 11 Feb 2025 19:42

Hi Sandra,

Thanks for ringing back. The attachment would not go so I have put my CV in the email below. I can come in any day after 3.

Cheers
Gary

------------------------------------

Gary Skelton
{location:Cleethorpes|Cleethorpes, NE Lincs}, NE Lincs
«mob» {phone:07700 900519}

About me

Plumber and gas engineer, 30 years in. Domestic and light commercial. Own van and tools, clean licence, no points. Tidy and I talk to people. My knees are fine but I would like to come off my own books and get a regular wage, holidays and someone else doing the invoices.

Work

{dates1:Sept 2015 - now|2015-09..present}
Self employed, trading as {firm1:Skelton Plumbing & Heating}
{title1:Plumber and Gas Engineer}
* {did1:boilers, bathrooms, leaks and landlord certificates, about 300 customers between Grimsby and Louth}
* {did1:yearly contract for 64 flats with Humberston Almshouse Trust}
* {did1:took on and finished one apprentice, who now has his own van}

{dates2:Jan 2006 - Aug 2015|2006-01..2015-08}
{firm2:Freshney Housing Repairs}, Grimsby
{title2:Multi Trade Operative (plumbing)}
* {did2:day to day repairs in council houses, 6 to 8 jobs a day off the handheld}
* {did2:void properties, stripped out and refitted in 5 days}
* {did2:union rep from 2010}

{dates3:Aug 1998 - Dec 2005|1998-08..2005-12}
{firm3:J T Bellamy & Son}, Immingham
{title3:Plumber}
* {did3:pipework in fish processing factories, mostly stainless and nights}
* {did3:heating on new builds at Healing and Laceby}

{dates4:Sept 1994 - July 1998|1994-09..1998-07}
{firm4:Haxby Bros (Builders) Ltd}, Grimsby
{title4:Apprentice Plumber}
* {did4:served my time, day release at college}

Tickets

{passed:Gas Safe registered} - domestic, boilers, cookers, fires
{passed:Unvented Hot Water (G3)} - 2021
{passed:Water Regulations (WRAS)} - 2019
{passed:Asbestos Awareness} - every year, last one Jan 2025
{passed:Level 3 Air Source Heat Pump Installation} - 2023

Education

{school1:Grimsby College} {years1:1994-1998|1994..1998}
{degree1:City & Guilds Advanced Craft} in {area1:Plumbing}

{school2:Matthew Humberstone School} {years2:1989-1994|1989..1994}
{degree2:7 GCSEs} inc. maths and english

Spare time

Lifeboat crew at {cause1:Cleethorpes Rescue} since 2003 ({role1:Helmsman}). Grimsby Town season ticket, for my sins.

References - ask anyone at Humberston Almshouse Trust (Mrs Wendy Coe, 07700 900520)

«Sent from my Galaxy»
`;

export const FORESTRY_WORKER = `{name:Iolo Prosser}
Ty'n-y-coed, {location:Llanidloes|Llanidloes, Powys|Ty'n-y-coed, Llanidloes|Ty'n-y-coed, Llanidloes, Powys}, Powys
{phone:07700 900957}
{email:iolo.prosser@clywedog.example}


WORK

{dates1:10/22 - now|2022-10..present}       {title1:Harvester Operator}, {firm1:Hafren Timber}, Llanidloes
                  {did1:Ponsse Beaver, thinnings and small clearfell}

{dates2:4/19 - 9/22|2019-04..2022-09}       {title2:Forwarder Driver}, {firm2:Pumlumon Forestry}, Llangurig
                  {did2:Valtra and Botex, then John Deere 1110G}

{dates3:9/16 - 3/19|2016-09..2019-03}       {title3:Chainsaw Operator}, {firm3:D & M Breeze}, Staylittle
                  {did3:Felling, brashing, windblow, wet sites}

{dates4:2/15 - 8/16|2015-02..2016-08}       {title4:Tree Planter}, {firm4:Upland Planting Co-op}, Machynlleth
                  {did4:1,200 trees a day, Sitka and native broadleaf}

{dates5:7/13 - 1/15|2013-07..2015-01}       {title5:Farm Worker}, {firm5:Cwmbiga Farm}
                  {did5:Lambing, fencing, bracken}


TICKETS

{passed:NPTC Chainsaw Maintenance and Cross-cutting}
{passed:NPTC Felling Small Trees}
{passed:NPTC Windblown Trees}
{passed:FMO Forwarder}
{passed:FMO Harvester}
{passed:PA1 and PA6 Spraying}
{passed:Emergency First Aid at Work +F}, 2024
Driving: car, trailer, tractor


SCHOOL

{years1:2011-13|2011..2013}           {school1:Coleg Powys}, Newtown
                  {degree1:Level 2 Diploma} {area1:Countryside and Environment}
{years2:2006-11|2006..2011}           {school2:Llanidloes High School}
                  {degree2:8 GCSEs}


LANGUAGES         {language:Welsh}, {language:English}

FREE TIME         Llani rugby (hooker), Young Farmers, pole climbing at the Royal Welsh

REFEREES          Dai Breeze, D & M Breeze, 07700 900958
                  Meinir Wyn, Hafren Timber, 07700 900959
`;
