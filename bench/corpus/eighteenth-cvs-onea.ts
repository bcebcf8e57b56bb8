// CVs of people with military service in the eighteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const GROUND_EQUIPMENT_SERGEANT = `= {name:Colby Ashenfelter}
{location:Layton, UT 84041|Layton, UT|Layton} • {phone:(801) 555-0119} • {email:colby.ashenfelter@mailstop.example} • {url:linkedin.com/in/colbyashenfelter}
# PROFESSIONAL SUMMARY
Ground support equipment supervisor with 14 years in the United States Air Force, separated in August 2026. Supervised shifts of up to 18 technicians on diesel, turbine, hydraulic and air conditioning equipment. Active Secret clearance.
# CORE COMPETENCIES
| {skill:Ground Support Equipment} | {skill:Hydraulic Systems} | {skill:Shift Supervision} |
| {skill:Preventive Maintenance} | {skill:Electrical Troubleshooting} | {skill:Tool Accountability} |
| {skill:Diesel Engines} | {skill:Technical Training} | {skill:Environmental Compliance} |
# PROFESSIONAL EXPERIENCE
**{title1:AGE Shift Supervisor}**, {rank1:Technical Sergeant}\t{dates1:June 2022 – August 2026|2022-06..2026-08}
{service1:United States Air Force|US Air Force}, {unit1:519th Maintenance Squadron}, Hill AFB, UT
- {did1:Led 18 technicians who maintained 640 pieces of equipment for three fighter squadrons}
- {did1:Raised the in-commission rate from 84% to 93% in 12 months by splitting the shop into inspection and repair teams}
- {did1:Managed a parts budget of $410,000 and closed every year within 2% of plan}
**{title2:AGE Craftsman}**, {rank2:Staff Sergeant}\t{dates2:March 2017 – May 2022|2017-03..2022-05}
{service2:United States Air Force|US Air Force}, {unit2:86th Maintenance Squadron}, Ramstein AB, Germany
- {did2:Diagnosed and overhauled generators, bomb lifts and hydraulic test stands}
- {did2:Trained and certified 11 apprentices, all of them on schedule}
- {did2:Deployed to Al Udeid for six months as night shift lead}
**{title3:AGE Apprentice}**, {rank3:Senior Airman}\t{dates3:July 2012 – February 2017|2012-07..2017-02}
{service3:United States Air Force|US Air Force}, {unit3:355th Equipment Maintenance Squadron}, Davis-Monthan AFB, AZ
- {did3:Serviced and delivered equipment to 48 aircraft parking spots}
- {did3:Completed 900 inspections with a 98% pass rate by quality assurance}
# EDUCATION
**{degree1:Associate of Applied Science}, {area1:Aerospace Ground Equipment Technology}**\t{years1:2021|2021}
{school1:Community College of the Air Force}
**{degree2:High School Diploma}**\t{years2:2012|2012}
{school2:Box Elder Ridge High School}, Brigham City, UT
# CERTIFICATIONS
- {passed:EPA Section 608 Universal}, 2023
- {passed:OSHA 30-Hour General Industry}, 2025
- {passed:Lean Six Sigma Yellow Belt}, 2024
# AWARDS
- {award:Air Force Commendation Medal}, 2022
- {award:Maintenance Professional of the Year}, 519th Maintenance Squadron, 2024
`;

export const ARTIFICER = `= {name:GAVIN TREMLETT}
{location:Ludgershall, Wiltshire|Ludgershall}
«Tel:» {phone:07700 900683}   «Email:» {email:gavin.tremlett@homepost.example}
# PERSONAL PROFILE
A conscientious and adaptable engineering manager with 23 years' experience in the Army, used to delivering under pressure with limited resources. A strong communicator at all levels who gets the best out of a team. Leaving the Service in March 2027 and looking for a fleet or workshop manager role in the South West.
# KEY SKILLS
- {skill:Fleet management}
- {skill:Workshop supervision}
- {skill:Health and safety}
- {skill:Budget control}
- {skill:Root cause analysis}
- {skill:Coaching and mentoring}
- {skill:Contract management}
- {skill:Quality audits}
# CAREER HISTORY
**{service1,2,3,4:BRITISH ARMY|British Army} – ROYAL ELECTRICAL AND MECHANICAL ENGINEERS**\t**Sept 2003 – Present**
**{title1:Workshop Manager}** ({dates1:Apr 2022 – Present|2022-04..present})
{rank1:Warrant Officer Class 2}, {unit1:8 Armoured Close Support Battalion}, Tidworth
{did1:Responsible for a workshop of 64 military and civilian staff which repairs armoured and wheeled vehicles for four regiments.}
«Key achievements:»
- {did1:Cut the average repair time from 19 days to 12 by holding a short planning meeting every morning}
- {did1:Introduced apprentices' logbooks, after which 14 of 15 passed first time}
- {did1:Passed two external audits with no major findings}
**{title2:Fleet Inspector}** ({dates2:Jan 2018 – Mar 2022|2018-01..2022-03})
{rank2:Staff Sergeant}, {unit2:Equipment Support Inspection Team (South)}, Warminster
{did2:Travelled to units across the south of England to inspect vehicles, records and workshops, and to advise commanding officers on what to put right.}
«Key achievements:»
- {did2:Inspected 41 units in four years and wrote every report within ten working days}
**{title3:Recovery Section Commander}** ({dates3:Feb 2011 – Dec 2017|2011-02..2017-12})
{rank3:Sergeant}, {unit3:2 Field Company REME}, Paderborn
{did3:Led 11 recovery mechanics in Germany, Kenya and Afghanistan.}
- {did3:Recovered 27 damaged vehicles in one six-month tour without injury to the crew}
- {did3:Planned the move of 90 vehicles back to the UK by road and rail}
**{title4:Vehicle Mechanic}** ({dates4:Sept 2003 – Jan 2011|2003-09..2011-01})
{rank4:Lance Corporal}, {unit4:26 Armoured Engineer Workshop}, Catterick
{did4:Repaired and serviced Land Rovers, trucks and Warrior in barracks and in the field.}
**EARLIER EMPLOYMENT**
**{title5:Apprentice Fitter}** ({dates5:Aug 2001 – Aug 2003|2001-08..2003-08})
{firm5:Tamar Plant Hire Ltd}, Saltash
{did5:Repaired dumpers, mixers and small excavators.}
# QUALIFICATIONS AND TRAINING
| «Year» | «Course» | «Awarding body» |
| 2026 | {passed:IOSH Managing Safely} | IOSH |
| 2025 | {passed:PRINCE2 Foundation} | PeopleCert |
| 2025 | {passed:Transport Manager CPC (Road Haulage)} | OCR |
| 2021 | {passed:Level 5 Award in Leadership and Management} | ILM |
| 2014 | {passed:Recovery Mechanic Class 1} | REME Training Centre, Bordon |
# EDUCATION
**{degree1:HNC}** in {area1:Mechanical Engineering}, {school1:Wiltshire Vale College}, {years1:2016|2016}
**{degree2:GCSEs}** x 6 including Maths and English, {school2:Saltash Hill Community School}, {years2:2001|2001}
# ADDITIONAL INFORMATION
Full driving licence (B, BE, C, CE, H). SC cleared. Married with two teenagers, so happy to stay in one place.
I help run the touchline as {role1:Under-14s Team Manager} for {cause1:Ludgershall Rangers Youth FC}.
# REFEREES
Available on request.
`;

export const COOLING_TECHNICIAN = `= {name:Delroy Montpelier}
HVAC/R Field Supervisor
[side]# Contact
[side]**«Address»**
[side]{location:Jacksonville, NC 28546|Jacksonville, NC|Jacksonville}
[side]**«Phone»**
[side]{phone:(910) 555-0186}
[side]**«E-mail»**
[side]{email:d.montpelier@qmail.example}
[side]# Skills
[side]{skill:Refrigerant recovery}
[side]Excellent
[side]{skill:Brazing}
[side]Excellent
[side]{skill:Chiller maintenance}
[side]Very Good
[side]{skill:Electrical schematics}
[side]Very Good
[side]{skill:Generator operation}
[side]Very Good
[side]{skill:Microsoft Excel}
[side]Good
[side]# Languages
[side]{language:English}
[side]Native
[side]{language:Haitian Creole}
[side]Native
[side]{language:French}
[side]Intermediate
Dependable HVAC/R supervisor bringing 12 years in the Marine Corps. Adept at keeping tents, mess halls and server rooms cold where nothing else works. Ready to lead a service team for a commercial contractor in eastern North Carolina.
# Work History
{dates1:2022-04 - Current|2022-04..present}
**{title1:Utilities Shop Chief} ({rank1:Staff Sergeant})**
__{service1:United States Marine Corps|US Marine Corps}, {unit1:8th Engineer Support Battalion}, Camp Lejeune, NC__
- {did1:Supervise 26 Marines who install and repair air conditioning, refrigeration and field power.}
- {did1:Cut equipment on deadline from 31 items to 9 in two quarters.}
- {did1:Plan training and license 14 technicians for EPA 608 every year.}

{dates2:2018-06 - 2022-03|2018-06..2022-03}
**{title2:Refrigeration Section Leader} ({rank2:Sergeant})**
__{service2:United States Marine Corps|US Marine Corps}, {unit2:Marine Wing Support Squadron 172}, Okinawa, Japan__
- {did2:Assigned and inspected the work of eight technicians.}
- {did2:Installed cooling for a field hospital of 60 beds in 30 hours.}
- {did2:Stocked and tracked $600,000 of parts without loss.}

{dates3:2014-09 - 2018-05|2014-09..2018-05}
**{title3:Refrigeration and Air Conditioning Technician} ({rank3:Corporal})**
__{service3:United States Marine Corps|US Marine Corps}, {unit3:Combat Logistics Battalion 26}, Camp Lejeune, NC__
- {did3:Charged, leak tested and repaired 120 environmental control units.}
- {did3:Deployed aboard ship for seven months as the only technician of the detachment.}

{dates4:2013-05 - 2014-08|2013-05..2014-08}
**{title4:Installer Helper}**
__{firm4:Breezeway Heating & Air}, Homestead, FL__
- {did4:Carried, cut and hung duct for residential systems.}
# Education
{years1:2020-01 - 2023-05|2020-01..2023-05}
**{degree1:Associate of Applied Science}: {area1:Air Conditioning, Heating and Refrigeration}**
__{school1:Coastal Pines Community College} - Jacksonville, NC__

{years2:2013-05|2013-05}
**{degree2:High School Diploma}**
__{school2:Redland South High School} - Homestead, FL__
# Certifications
{passed:EPA Section 608 Universal}, 2015
{passed:NATE Ready-to-Work Certificate}, 2025
{passed:Marine Corps Sergeants Course}, 2019
# Accomplishments
{award:Navy and Marine Corps Achievement Medal}, two awards
{award:Marine of the Quarter}, 2017
`;

export const COAST_GUARD_FEDERAL = `= {name:Annika Brevig-Tuttle}
PO Box 4417, {location:Kodiak, AK 99615|Kodiak, AK|Kodiak|PO Box 4417, Kodiak, AK 99615}
«Phone:» {phone:(907) 555-0128} (cell, text is best)
«Email:» {email:annika.brevigtuttle@islandmail.example}
«Citizenship:» United States
«Veterans' preference:» 5-point
«Job announcement:» 26-KOD-0188, Heavy Mobile Equipment Mechanic Supervisor, WS-5803-09
# WORK EXPERIENCE
**{title1:Heavy Mobile Equipment Mechanic}**, {grade1:WG-5803-10}
{firm1:U.S. Fish and Wildlife Service, Kodiak National Wildlife Refuge|U.S. Fish and Wildlife Service}, Kodiak, AK
{dates1:06/2021 to Present|2021-06..present}
«Salary:» {salary1:$41.17 per hour}. «Hours per week:» {hours1:40}
«Supervisor:» {supervisor1:Lyle Sandvik}, {supervisorphone1:(907) 555-0142}. May contact.
{did1:EQUIPMENT REPAIR: Troubleshoot, repair and overhaul loaders, excavators, skiffs, outboards and two landing craft at a remote site reached by air and water only.}
{did1:WORK LEADERSHIP: Lead three seasonal mechanics and plan their work from May to October. Acting supervisor for 120 days in 2024.}
{did1:PARTS AND BUDGET: Order parts up to $10,000 by purchase card and keep the inventory in Maximo.}

**{title2:Engineering Petty Officer}**, {rank2:Machinery Technician First Class} (MK1/E-6)
{service2:U.S. Coast Guard|US Coast Guard}, {unit2:Station Resurrection Bay}, Seward, AK
{dates2:07/2016 to 05/2021|2016-07..2021-05}
«Salary:» {salary2:$58,300 per year}. «Hours per week:» {hours2:60}
«Supervisor:» {supervisor2:Todd Yarnell}, BMC (retired), {supervisorphone2:(907) 555-0171}. May contact.
{did2:MAINTENANCE MANAGEMENT: Ran the maintenance of three response boats, two trucks and the station's generator. Boats were ready for sea 97% of the time.}
{did2:TRAINING: Qualified 16 boat engineers. Wrote the lesson plan for cold start of diesels that the sector took over.}
{did2:SAFETY: No lost time injury in five years.}

**{title3:Machinery Technician}**, {rank3:Machinery Technician Third Class} (MK3/E-4)
{service3:U.S. Coast Guard|US Coast Guard}, {unit3:USCGC Sitkinak}, Homer, AK
{dates3:10/2012 to 06/2016|2012-10..2016-06}
«Salary:» {salary3:$37,900 per year}. «Hours per week:» {hours3:60}
«Supervisor:» {supervisor3:Paula Rasmus}, MKC. Do not contact, address unknown.
{did3:WATCHSTANDING: Stood engineering watches on a 110-foot patrol boat, in winter seas up to 20 feet.}
{did3:REPAIR: Replaced two main engine heads under way.}

**{title4:Deckhand and Engineer}** (seasonal)
{firm4:F/V Ugak Lady, Brevig Fisheries|Brevig Fisheries}, Kodiak, AK
{dates4:05/2009 to 09/2012|2009-05..2012-09}
«Salary:» {salary4:Crew share}. «Hours per week:» {hours4:84}
«Supervisor:» {supervisor4:Nils Brevig} (my uncle), {supervisorphone4:(907) 555-0109}. May contact.
{did4:Kept a 500 horsepower diesel and the refrigeration running during salmon season.}
# EDUCATION
{school1:Kodiak College}, Kodiak, AK
{degree1:Occupational Endorsement Certificate} in {area1:Welding Technology}, {years1:05/2023|2023-05}. 29 semester hours, GPA 3.8.
{school2:Kodiak Harbor High School}, Kodiak, AK
{degree2:Diploma}, {years2:05/2009|2009-05}
# JOB RELATED TRAINING
{passed:Machinery Technician "A" School}, Yorktown, VA, 2013
{passed:Caterpillar 3406E Engine Course}, 2018
{passed:Basic Hydraulics}, National Conservation Training Center, 2022
{passed:Motorboat Operator Certification}, Department of the Interior, 2021
# LICENSES
{passed:Alaska CDL Class A}, expires 2029
# LANGUAGES
{language:English}, spoken, written and read: advanced
{language:Norwegian}, spoken: novice
# HONORS
{award:Coast Guard Achievement Medal}, 2020
{award:STAR Award}, 2024, $1,500
# ADDITIONAL INFORMATION
I have operated or repaired everything on this refuge that has an engine. I live on the road system and own my tools.
`;

export const AUSTRALIAN_DRIVER = `= {name:Bradley Korniloff}
| **«Home»** | 6 Wattlebird Court, {location:Yamanto QLD 4305|Yamanto QLD|Yamanto|6 Wattlebird Court, Yamanto QLD 4305} |
| **«Mob»** | {phone:0491 570 156} |
| **«Email»** | {email:b.korniloff@paddockmail.example} |
| **«Licence»** | MC (open), LF forklift ticket, DG licence |
# A bit about me
Army truckie for 13 years, last four as a section commander. I have driven and looked after everything from a G-Wagon to a tank transporter, and I have done the rosters, the fatigue plans and the hard conversations that go with it. Looking for a line haul leading hand or allocator job around Ipswich.
# Army
**{service1,2,3:Australian Army}, {unit1:9th Force Support Regiment}, RAAF Base Amberley**
{rank1:Corporal} - {title1:Section Commander, Heavy Transport|Section Commander}
{dates1:Jan 2022 to Nov 2025|2022-01..2025-11}
* {did1:Section of 12 drivers, six prime movers and eight trailers}
* {did1:Did the loads for the Townsville and NT exercises, 310,000 km all up with no rollovers}
* {did1:Fatigue management plans and chain of responsibility paperwork for every move}
* {did1:Flood assist in Lismore, 2022}
**{unit2:1st Combat Service Support Regiment}, Robertson Barracks, Darwin**
{rank2:Lance Corporal} - {title2:Driver Trainer}
{dates2:Feb 2017 to Dec 2021|2017-02..2021-12}
* {did2:Put 70 odd diggers through their MR and HR licences}
* {did2:Two trips to the Middle East, 14 months total, as convoy driver}
**{unit3:7th Transport Squadron}, Gallipoli Barracks, Enoggera**
{rank3:Private} - {title3:Operator Movements and Driver|Driver}
{dates3:Mar 2012 to Jan 2017|2012-03..2017-01}
* {did3:General freight, fuel and water}
# Jobs outside
**{firm4:Lockyer Fresh Haulage}, Gatton**
{title4:MC Driver} (casual)
{dates4:Jan 2026 to now|2026-01..present}
* {did4:Nights, Gatton to the Rocklea markets and return}
**{firm5:Warrego Cotton Gin}, Dirranbandi**
{title5:Yard Hand}
{dates5:Seasons 2010 and 2011|2010..2011}
# Tickets
| **«Ticket»** | **«Number or card»** | **«Good until»** |
| {passed:Certificate IV in Training and Assessment} | TAE40116 | no expiry |
| {passed:Certificate III in Driving Operations} | TLI31222 | no expiry |
| {passed:Basic Fatigue Management} | Card | 03/2028 |
| {passed:Provide First Aid} | HLTAID011 | 07/2028 |
| {passed:White Card} | Card | no expiry |
# School
{school1:St George River State High School}, {degree1:Year 12 Certificate}, {years1:2009|2009}
# Good with
{skill:Load restraint}, {skill:Rosters}, {skill:Low loaders}, {skill:MT Data telematics}, {skill:Toolbox talks}
# Gongs
{award:Australian Active Service Medal}
{award:Defence Long Service Medal}
{award:Soldier's Medallion}, 2023
# Referees
| Capt Melissa Drury (my last OC's 2IC) | 0491 570 157 |
| Tony Vascoli, allocator, Lockyer Fresh | 0491 570 158 |
`;

export const MARINE_ENGINEER = `= {name:Sian Rudderham}
Marine engineering technician & team leader
{phone:07700 900927}  ~  {email:sian.rudderham@seapost.example}  ~  {location:Gosport, Hampshire|Gosport}
# Hello
I joined the Navy at 17 because I liked taking things apart, and 16 years later I still do, but now I also look after the people who put them back together. A friend who works in recruitment told me to start with what I can do rather than a list of ships, so here it is.
# What I can do
**Keep old machinery running**
Diesel generators, reverse osmosis plant, hydraulics, pumps, chilled water. On my last ship we went 212 days without losing power, with engines older than I am.
**Lead a team**
I have had between 4 and 17 people working for me. I write their reports, sort out their problems and make sure they get on courses. Three of mine were promoted last year.
**Work safely**
Permits, isolations, confined spaces and hot work are my daily bread. I sat on the ship's safety committee and led its fire party.
**Plan and budget**
I planned a £1.8m maintenance period with two contractors and finished four days early.
# Where I have been
| {dates1:2022 – 2026|2022..2026} | {rank1:Petty Officer} | {title1:Section Head, Auxiliary Machinery|Section Head} | {unit1:HMS Ravenscar} |
| {dates2:2018 – 2022|2018..2022} | {rank2:Leading Hand} | {title2:Marine Engineering Instructor} | {unit2:HMS Sultan} |
| {dates3:2014 – 2018|2014..2018} | {rank3:Leading Hand} | {title3:Watchkeeper} | {unit3:HMS Cattistock Bay} |
| {dates4:2010 – 2014|2010..2014} | {rank4:Able Rate} | {title4:Engineering Technician} | {unit4:HMS Bulwark Point} |
All in the {service1,2,3,4:Royal Navy}. Before that, Saturdays and holidays at {firm5:Lee Marina Chandlery} as a {title5:Shop Assistant}, {dates5:2008 – 2010|2008..2010}.
# What I have passed
{degree1:Foundation Degree} in {area1:Marine Engineering}, {school1:Solent Harbour University}, {years1:2021|2021}
{degree2:BTEC Level 3 Diploma} in {area2:Engineering}, {school2:Fareham Creek College}, {years2:2010|2010}
**«Also»** {passed:NEBOSH General Certificate} (2026) / {passed:Level 3 Award in Education and Training} (2019) / {passed:High Voltage Authorised Person} (2023)
# My toolbox
{skill:Diesel generators} / {skill:Reverse osmosis plant} / {skill:Hydraulics} / {skill:Vibration analysis} / {skill:Permit to work} / {skill:Maximo}
# When I am not working
Sea swimming, sewing my own clothes, and I am a {role1:Cadet Instructor} with {cause1:Gosport Sea Cadets}.
`;
