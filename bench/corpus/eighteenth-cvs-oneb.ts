// CVs of civilians in the eighteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const SITE_MANAGER = `= {name:Denise Harkaway}
31 Farriers Row, {location:Kettering NN15 7QZ|Kettering|31 Farriers Row, Kettering NN15 7QZ} · {phone:07700 900214} · {email:denise.harkaway@postbag.example}
# Profile
School site manager with responsibility for two buildings, a swimming pool and a team of five. Calm, practical and used to working around children.
# Experience
__{dates1:January 2022 – Present|2022-01..present}__
**{title1:Site Manager}, {firm1:Ise Brook Primary School}**
- {did1:Manage cleaning, security, lettings and repairs on a budget of £118,000 a year}
- {did1:Carry out weekly fire, legionella and playground checks and keep the records for inspection}
- {did1:Replaced the lighting with LEDs, which cut the electricity bill by a fifth}
__{dates2:April 2016 – December 2021|2016-04..2021-12}__
**{title2:Assistant Caretaker}, {firm2:Wicksteed Lane Academy}**
- {did2:Opened and locked the site and set up halls for exams and assemblies}
- {did2:Completed around 30 minor repairs a week, from blocked sinks to broken chairs}
__{dates3:September 2009 – March 2016|2009-09..2016-03}__
**{title3:Housekeeping Supervisor}, {firm3:The Rockingham Arms Hotel}**
- {did3:Planned shifts for 12 room attendants and inspected 58 rooms a day}
# Education
__{years1:2019|2019}__
**{degree1:NVQ Level 3} in {area1:Facilities Management}, {school1:Tresham Park College}**
__{years2:2002 – 2007|2002..2007}__
**{degree2:GCSEs}, {school2:Southfield Lodge School for Girls}**
Eight passes including English and Mathematics
# Skills
- {skill:Building maintenance}
- {skill:COSHH assessments}
- {skill:Contractor management}
- {skill:Pool plant operation}
- {skill:Microsoft Outlook}
# Certificates
- {passed:IOSH Managing Safely}, 2023
- {passed:Pool Plant Operators Certificate}, 2024
- {passed:Emergency First Aid at Work}, 2025
`;

export const CIVIL_GRADUATE = `= {name:Priyanka Vasudevan-Holt}
{location:Leeds LS6|Leeds}   {phone:07700 900376}   {email:priyanka.vholt@gradpost.example}   {url:linkedin.com/in/pvasudevanholt}
# Education
| {years1:2019–2023|2019..2023} | **{degree1:MEng} {area1:Civil and Structural Engineering}**, __{school1:University of Sheffield}__, First Class |
| {years2:2017–2019|2017..2019} | **{degree2:A levels}**, __{school2:Roundhay Park Sixth Form College}__, Mathematics A*, Physics A, Geography A |
# Experience
| {dates1:Sept 2023–present|2023-09..present} | **{title1:Graduate Civil Engineer}**, __{firm1:Thornhill Ridsdale Consulting}__, Leeds |
- {did1:Design drainage and small retaining walls for seven highway schemes}
- {did1:Check quantities and prepare drawings for tender with two technicians}
- {did1:Supervised ground investigation on site for nine weeks}

| {dates2:June–Sept 2022|2022-06..2022-09} | **{title2:Site Engineering Placement Student}**, __{firm2:Wharfe Valley Construction}__, Otley |
- {did2:Set out foundations and kerb lines by total station}
- {did2:Kept the concrete pour records for a 60-metre bridge deck}

| {dates3:2018–2021|2018..2021} | **{title3:Lifeguard}**, __{firm3:Scott Hall Leisure Centre}__, Leeds |
- {did3:Weekend and holiday shifts, with two rescues}
# Skills
| Software | {skill:AutoCAD}, {skill:Civil 3D}, {skill:MicroDrainage}, {skill:Python} |
| Field work | {skill:Total station}, {skill:Soil logging}, {skill:CDM regulations} |
# Certificates
| 2024 | {passed:CSCS Professionally Qualified Person Card} |
| 2023 | {passed:Temporary Works Awareness} |
# Languages
| Native | {language:English}, {language:Tamil} |
| Basic | {language:Spanish} |
# Volunteering
| 2021–present | {role1:STEM Ambassador}, {cause1:Yorkshire Bridges Education Trust} |
`;

export const LORRY_DRIVER = `{name:Wayne Scattergood}
Cat C+E driver since 2008, no points, digi card and CPC up to date

{location:Immingham, North East Lincs|Immingham}
Phone {phone:07700 900595} (not before 2pm if I am on nights)
{email:wayne.scattergood@lorrymail.example}

TICKETS:
{passed:ADR (packages and tanks, classes 2, 3, 8)} to 2028
{passed:Moffett Mounty licence} 2024
{passed:HIAB lorry loader (ALLMI)} 2022

JOBS (latest first)

{dates1:FEB 2020 TO DATE|2020-02..present}
{firm1:Killingholme Bulk Haulage} / {title1:Tanker Driver}
{did1:Petrol, diesel and heating oil to forecourts and farms, days and nights. Self
loading at the rack, dip and vapour checks at the drop. About 4 drops a shift.}
{did1:Driver mentor since 2023, 9 starters so far and 8 still with us.}

AUG 2019 TO FEB 2020
Not working, looking after my mum in her last months.

{dates2:MAY 2014 TO AUG 2019|2014-05..2019-08}
{firm2:Redwing Driver Hire} / {title2:Agency Class 1 Driver}
{did2:Supermarket trunking, containers off the dock, curtainsiders. Kept on full time
at one customer for two and a half years.}

{dates3:2008 TO 2014|2008..2014}
{firm3:G H Marfleet & Sons, Caistor|G H Marfleet & Sons} / {title3:HGV Driver}
{did3:Grain, sugar beet and muck. Also serviced the trailers in winter.}

BEFORE THAT {dates4:2003 TO 2008|2003..2008}
{firm4:Laceby Fish Processors} / {title4:Forklift Driver}, started as {title4:Packer}

SCHOOLING:
{school1:Healing Cross Comprehensive}, left {years1:2003|2003}, {degree1:GCSEs} in 5 subjects

GOOD AT:
{skill:Tankers}, {skill:reversing}, {skill:roping and sheeting}, {skill:tacho rules}, {skill:early mornings}

OTHER:
Non smoker, two dogs, go fishing. I do {role1:First Responder} shifts with {cause1:LIVES Community Responders} when I am off.

REFS:
Transport manager at Killingholme, ask me first please.
`;

export const MAINTENANCE_ELECTRICIAN = `= {name:Ciaran Mulholland}
{location:Portadown, Co. Armagh|Portadown, County Armagh|Portadown}   |   {phone:07700 900748}   |   {email:ciaran.mulholland@fuseboard.example}
# In short
Time-served electrician, 15 years in food and packaging plants. At home with three phase, drives and PLC fault finding. Looking for days, or a four on four off pattern closer to home.
# Where I have worked
**{title1:Shift Engineering Leader}** at **{firm1:Bannside Bakeries}**, Craigavon
{did1:I run a shift of four fitters and electricians covering six bread lines and two ovens. Stoppages are down from 9 hours a month to under 4 since I began to log every one of them. I hold the keys for high voltage isolation.}
__{dates1:October 2021 until now|2021-10..present}__

**{title2:Maintenance Electrician}** at **{firm2:Bannside Bakeries}**, Craigavon
{did2:Planned maintenance and breakdowns on nights. Fitted variable speed drives to all the provers.}
__{dates2:March 2016 until October 2021, when I got the shift leader's job|2016-03..2021-10}__

**{title3:Electrician}** at **{firm3:Lough Neagh Packaging}**, Lurgan
{did3:Corrugators, conveyors and balers. Rewired the dispatch building with one apprentice.}
__{dates3:June 2011 until February 2016 (plant moved to Poland)|2011-06..2016-02}__

Travelled in Australia and New Zealand, fruit picking and odd jobs
__May 2010 until May 2011__

**{title4:Apprentice Electrician}** at **{firm4:J. McAlinden Electrical Contractors}**, Armagh
{did4:Houses, schools and a lot of milking parlours.}
__{dates4:September 2006 until April 2010|2006-09..2010-04}__
# Cards and tickets
{passed:18th Edition Wiring Regulations (BS 7671:2018)} – 2022
{passed:Inspection and Testing (2391-52)} – 2019
{passed:Siemens S7 Fault Finding} – 2018
{passed:IPAF 3a and 3b} – good until 2028
{passed:Safe Pass} – good until 2027
# Schooling
{school1:Southern Regional College}, Newry
{degree1:City and Guilds Level 3} in {area1:Electrical Installation}, {years1:2006 to 2010|2006..2010}
{school2:St Brigid's High School}, Armagh
{degree2:GCSEs}: Maths B, English C, Technology A and four more, {years2:2001 to 2006|2001..2006}
# What I am good at
{skill:Fault finding}, {skill:Siemens PLCs}, {skill:Variable speed drives}, {skill:Thermal imaging}, {skill:Planned maintenance}, {skill:Training apprentices}
# Languages
{language:English} and {language:Irish} (school Irish, and improving)
# Away from work
I coach the under-12s as {role1:Assistant Coach} at {cause1:Clann Éireann Óg GAC}. Full driving licence, own tools, own van.
# Who to ask
Martin Devlin, engineering manager, Bannside Bakeries. Sean McAlinden, retired, 028 9649 6012.
`;

export const WAREHOUSE_LEADER = `= {name:Radosław Niemczyk-Burke}
«Nationality:» Polish      «Date of birth:» 03/08/1986      «Gender:» Male
«Phone number:» {phone:(+353) 20 912 0134} (Mobile)
«Email address:» {email:r.niemczykburke@skrzynka.example}
«Address:» 14 Mulberry Court, {location:Dublin, Ireland|Dublin|14 Mulberry Court, Dublin, Ireland} (Home)
# WORK EXPERIENCE
[ {dates1:12/2019 – Current|2019-12..present} ] **{title1:Warehouse Team Leader}**
__{firm1:Liffey Cold Storage Ltd.}__
«City:» Dublin | «Country:» Ireland
- {did1:organising the work of 22 pickers and 5 reach truck drivers}
- {did1:checking of temperatures, expiry dates and stock differences}
- {did1:responsible for introduction of voice picking, errors from 0,9 % to 0,2 %}

[ {dates2:03/2014 – 11/2019|2014-03..2019-11} ] **{title2:Reach Truck Driver}**
__{firm2:Liffey Cold Storage Ltd.}__
«City:» Dublin | «Country:» Ireland
- {did2:putting away and replenishment in 11 metre racks}
- {did2:training of new drivers}

[ {dates3:09/2010 – 02/2014|2010-09..2014-02} ] **{title3:Meat Plant Operative}**
__{firm3:Royal Meath Beef Processors}__
«City:» Navan | «Country:» Ireland
- {did3:boning hall, packing and cleaning}

[ {dates4:07/2006 – 08/2010|2006-07..2010-08} ] **{title4:Car Mechanic}**
__{firm4:Auto-Serwis Wisłok Sp. z o.o.}__
«City:» Rzeszów | «Country:» Poland
# EDUCATION AND TRAINING
[ {years1:09/2022 – 05/2023|2022-09..2023-05} ] **{degree1:Certificate} in {area1:Supply Chain and Logistics}**
__{school1:Technological University Dublin}__
«City:» Dublin | «Country:» Ireland | «Level in EQF:» EQF level 5

[ {years2:09/2002 – 06/2006|2002-09..2006-06} ] **{degree2:Technician} in {area2:Automotive Mechanics}**
__{school2:Zespół Szkół Samochodowych}__
«City:» Rzeszów | «Country:» Poland | «Level in EQF:» EQF level 4
# LANGUAGE SKILLS
«Mother tongue(s):» **{language:Polish}**
«Other language(s):»
**{language:English}**
| «LISTENING» C1 | «READING» C1 | «WRITING» B2 |
| «SPOKEN PRODUCTION» B2 | «SPOKEN INTERACTION» C1 | |
**{language:Russian}**
| «LISTENING» B1 | «READING» A2 | «WRITING» A1 |
| «SPOKEN PRODUCTION» A2 | «SPOKEN INTERACTION» A2 | |
«Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user»
# DIGITAL SKILLS
{skill:SAP EWM} | {skill:Vocollect Voice} | {skill:Microsoft Excel} | {skill:Microsoft Teams}
# DRIVING LICENCE
«Driving Licence:» B
«Driving Licence:» C
# CERTIFICATES
[ 02/2025 ] **{passed:Reach Truck Instructor}**
[ 10/2024 ] **{passed:HACCP Level 3}**
[ 06/2021 ] **{passed:Manual Handling Instructor}**
# HOBBIES AND INTERESTS
**Motorcycles** I restore old WSK and Junak. **Chess** Online, and in the club in Clondalkin.
`;

export const SUPPORT_TECHNICIAN = `= {name:Leonie Achterberg}
{email:leonie@achterberg.example} | {phone:07700 900051} | {location:Bristol BS3|Bristol} | {url:github.com/lachterberg}

IT support technician who writes things down. Nine years from the
service desk to servers, mostly in housing and schools.

# == WORK ==

{firm1,2:Severnbridge Housing Group}, Bristol

   {title1:Infrastructure Technician} [{dates1:2022-05 to now|2022-05..present}]
   + {did1:look after 140 virtual servers, two sites, backups and patching}
   + {did1:moved 1,100 mailboxes to Exchange Online over three weekends}
   + {did1:on call one week in five}

   {title2:Service Desk Analyst} [{dates2:2019-02 to 2022-05|2019-02..2022-05}]
   + {did2:first and second line for 900 users, 25 tickets a day}
   + {did2:sent out 430 laptops in the first month of lockdown}
   + {did2:wrote 62 knowledge base articles, still the most read ones}

{firm3:Knowle Hill Academy Trust}, Bristol

   {title3:IT Technician} (term time only) [{dates3:2017-09 to 2019-01|2017-09..2019-01}]
   + {did3:imaged classrooms, fixed projectors, rescued homework}

{firm4:Bean and Gone}, Bath

   {title4:Barista} [{dates4:summer 2015 to summer 2017|2015..2017}]

# == STUDY ==

{degree1:BSc} {area1:Computing}, {school1:The Open University} [{years1:2018 to 2024|2018..2024}], part time, 2:1
{degree2:BTEC Extended Diploma} {area2:IT}, {school2:City of Avon College} [{years2:2013 to 2015|2013..2015}]

# == EXAMS PASSED ==

   + {passed:Microsoft 365 Certified: Administrator Expert} (2024)
   + {passed:CompTIA Network+} (2020)
   + {passed:ITIL 4 Foundation} (2021)

# == TOOLBOX ==

daily       {skill:PowerShell}, {skill:Intune}, {skill:Entra ID}, {skill:VMware}
often       {skill:Linux}, {skill:FortiGate}, {skill:Veeam}
once        {skill:Ansible}, {skill:Terraform}

# == HUMAN LANGUAGES ==

{language:English} (native), {language:Dutch} (native), {language:German} (can complain in it)

# == ELSEWHERE ==

{role1:Repair Volunteer} at {cause1:Bedminster Repair Cafe}, last Saturday of the month
Plays the tuba. No driving licence, good bicycle.
`;
