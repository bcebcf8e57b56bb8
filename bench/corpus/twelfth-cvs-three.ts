/** CVs of the twelfth batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const SAPPER_WARRANT_OFFICER = `= {name:Darren Whitlock}
«Address:» 4 Sapper Close, {location:Chatham, Kent|Chatham|4 Sapper Close, Chatham, Kent}
«Mobile:» {phone:07700 900254}\t«Email:» {email:d.whitlock.re@homemail.example}

PROFILE
Site and works manager. 22 years Corps of Royal Engineers leaving as a Warrant Officer Class Two. SMSTS, CSCS black card (applied for). Practical, punctual and honest.

KEY SKILLS
• {skill:Site management}
• {skill:Temporary works}
• {skill:Health and safety}
• {skill:Plant and materials}

CAREER HISTORY
**ROYAL ENGINEERS ({service1,2,3,4,5,6:British Army})**\tJan 2004 – Jan 2027

{dates1:2024 – 2027|2024..2027}\t{title1:Squadron Sergeant Major}, {unit1:36 Engineer Regiment}, Maidstone\t{rank1:WO2}
{dates2:2021 – 2024|2021..2024}\t{title2:Clerk of Works (Construction)}, {unit2:62 Works Group}, Chilwell\t{rank2:WO2}
{dates3:2018 – 2021|2018..2021}\t{title3:Clerk of Works (Construction)}, {unit3:Falkland Islands Works Team}\t{rank3:SSgt}
{dates4:2014 – 2018|2014..2018}\t{title4:Troop Sergeant}, {unit4:21 Engineer Regiment}, Ripon\t{rank4:Sgt}
{dates5:2009 – 2014|2009..2014}\t{title5:Section Commander}, {unit5:38 Engineer Regiment}, Antrim\t{rank5:Cpl}
{dates6:2004 – 2009|2004..2009}\t{title6:Bricklayer and Concretor}, {unit6:39 Engineer Regiment}, Waterbeach\t{rank6:Spr}

ACHIEVEMENTS
• Refurbished the accommodation block at Mount Pleasant, £3.8m, eleven weeks early
• Bridge over the River Greta during the 2015 floods
• Ran the squadron's apprenticeship scheme, 41 completions

EDUCATION AND COURSES
{years1:2020|2020}\t{degree1:Foundation Degree} {area1:Construction Management}, {school1:University of Greenwich}
{years2:2003|2003}\t{degree2:GCSEs}, {school2:Thamesview School}, Gravesend
2025\t{passed:SMSTS}
2022\t{passed:Temporary Works Coordinator}
2019\t{passed:NEBOSH Construction Certificate}

HONOURS
{award:Long Service and Good Conduct Medal}, {award:GOC's Commendation} (2016)

Driving licence: full, B, C+E
`;

export const SURFACE_WARFARE_OFFICER = `= {name:Nathaniel B. Osgood}
{location:Norfolk, Virginia|Norfolk, VA} | {phone:757.555.0181} | {email:nate.osgood@alumni.example}
# EXPERIENCE
**{firm1:TIDEWATER & LOWE LLP}**\tWashington, DC
__{title1:Associate, Operations Practice|Associate}__\t{dates1:Summer 2026|2026}
- {did1:Summer associate on a four-person team for a regional hospital system}
- {did1:Modeled operating-room scheduling and found eleven percent of unused capacity}
**{service2,3,4:UNITED STATES NAVY|US Navy}**\t2014–2025
__{rank2:Lieutenant Commander}, {title2:Operations Officer}, {unit2:USS Mahan (DDG 72)}__\tNorfolk, VA, {dates2:2022–2025|2022..2025}
- {did2:Planned and executed a seven-month deployment of a 300-sailor destroyer in the Red Sea}
- {did2:Directed four departments through a certification in half the usual time}
__{rank3:Lieutenant}, {title3:Flag Aide}, {unit3:Carrier Strike Group 2}__\tNorfolk, VA, {dates3:2019–2021|2019..2021}
- {did3:Managed a front office that handled forty visits by foreign dignitaries}
__{rank4:Lieutenant (junior grade)}, {title4:Gunnery Officer}, {unit4:USS Porter (DDG 78)}__\tRota, Spain, {dates4:2014–2018|2014..2018}
- {did4:Led 22 gunner's mates; best gunnery score in the squadron two years in a row}
# EDUCATION
**{school1:UNIVERSITY OF VIRGINIA, DARDEN SCHOOL OF BUSINESS}**\tCharlottesville, VA
__{degree1:Master of Business Administration}__, expected\t{years1:May 2027|2027-05}
- Yellow Ribbon scholar; co-chair, Military Association
**{school2:UNITED STATES NAVAL ACADEMY}**\tAnnapolis, MD
__{degree2:Bachelor of Science}, {area2:Economics}__, with merit\t{years2:2010–2014|2010..2014}
- Varsity crew, captain
# ADDITIONAL
**Awards:** {award:Meritorious Service Medal}; {award:Navy and Marine Corps Commendation Medal} (two awards)
**Skills:** {skill:Tableau}, {skill:SQL}, {skill:Excel modeling}
**Languages:** {language:Spanish} (conversational)
**Community:** {role1:Mentor}, {cause1:Service to School}; sails a leaky 1978 sloop
`;

export const SHEEP_MANAGER = `CURRICULUM VITAE

{name:Hamish Te Rangi}
RD 2, {location:Taihape 4792, New Zealand|Taihape|RD 2, Taihape 4792, New Zealand|Taihape 4792}
{phone:027 555 0144}
{email:hamish.terangi@ruralpost.example}

PERSONAL
Age 34, married, two kids at primary school. Three working heading dogs and
two huntaways. Non smoker. Full class 1 and 2, motorbike.

EXPERIENCE

{dates1:2019 to present|2019..present} - {firm1:Ohutu Station}, Taihape
{title1:Stock Manager}
14,500 stock units, 9,000 Romney ewes, 620 Angus cows. Two shepherds and
casuals under me. Lambing up from 128 to 141 percent. Rotational grazing
plan, Overseer budgets, pulled in fencing contractors.

{dates2:2015 to 2019|2015..2019} - {firm2:Glenfarg Farms}, Mangaweka
{title2:Senior Shepherd}
Hill country, 6,200 ewes. Broke in a team of young dogs.

{dates3:2012 to 2015|2012..2015} - {firm3:Rangitikei Pastoral}
{title3:Shepherd General}

{dates4:2011|2011} - {firm4:various shearing gangs}
{title4:Rousie}

TRAINING

{school1:Otiwhiti Station Cadet School}, Hunterville {years1:2009-2010|2009..2010}
{degree1:National Certificate Level 3 and 4 in Agriculture}
{school2:Rangitikei College}, Marton {years2:2004-2008|2004..2008}
{degree2:NCEA Level 2}

{passed:Growsafe} and {passed:Wool handling Level 3}

INTERESTS
Pig hunting, dog trials, footy (retired due to knees), {role1:Volunteer Firefighter} with {cause1:Taihape Volunteer Fire Brigade}

REFEREES
Mr Don McIlroy, owner, Ohutu Station ph 06 555 0119
Mrs Raewyn Batt, Glenfarg Farms ph 06 555 0137
`;

export const PARAMEDIC_RESERVIST = `= {name:Siobhan Keogh-Mbeki}
Paramedic · Army Reservist · HCPC registered
{location:Stockport SK4|Stockport} | {phone:07700 900937} | {email:siobhan.km@postbox.example}
# About Me
Frontline paramedic with ten years on the road in Greater Manchester. I teach, I mentor and I still like nights.
# Paramedic Experience
**{firm1,2:North West Ambulance Service NHS Trust}**
{title1:Senior Paramedic Team Leader} ({dates1:Nov ’22 – now|2022-11..present})
- {did1:Line manage 14 paramedics and EMTs from Stockport station}
- {did1:Silver commander on call for major incidents}
{title2:Paramedic} ({dates2:Sep ’16 – Oct ’22|2016-09..2022-10})
- {did2:Double-crewed ambulance and rapid response car}
- {did2:Clinical mentor for seven students}
# Military Experience
**{unit3:207 (Manchester) Field Hospital}, {service3:Army Reserve}**
{rank3:Corporal}, {title3:Combat Medical Technician} ({dates3:Feb ’15 – now|2015-02..present})
- {did3:About 35 days a year; two weeks in Kenya on exercise in 2019}
- {did3:Mobilised for the Covid test centres, spring 2020}
# Other Jobs
{title4:Care Assistant}, {firm4:Bramhall Lodge} ({dates4:Jun ’12 – Aug ’13|2012-06..2013-08})
{title5:Bar Staff}, {firm5:The Crown, Heaton Moor|The Crown} ({dates5:’11 – ’12|2011..2012})
# Qualifications
{degree1:BSc (Hons)} {area1:Paramedic Practice}, {school1:Edge Hill University} ({years1:’13 – ’16|2013..2016})
{degree2:PGCert} {area2:Clinical Education}, {school2:University of Salford} ({years2:’24|2024})
# Courses
- {passed:Advanced Life Support} (’25)
- {passed:Major Trauma course, ATACC}
- {passed:Blue light driving (CERAD)}
# Skills
{skill:Clinical leadership} · {skill:Triage} · {skill:Mentoring} · {skill:ePRF}
`;

export const SCHOOL_LEAVER = `= {name:Mollie-Mae Saunders}
{location:Great Yarmouth|Great Yarmouth NR30}
{phone:07700 900016}
{email:molliemaesaunders08@homemail.example}
# Hi, I'm Mollie-Mae!
I'm 18 and finished college this summer. I'm chatty, always early and I love being around people. I would love a job in a salon, a shop or a hotel.
# My education
{school1:East Coast College}
{degree1:Level 3 Diploma} {area1:Beauty Therapy}, {years1:Sept 2024 to June 2026|2024-09..2026-06}
{school2:Ormiston Venture Academy}
{degree2:GCSEs}: English 5, Maths 4, Combined Science 4-4, Art 7, {years2:2019 to 2024|2019..2024}
# My experience
{title1:Saturday girl} at {firm1:Kurlz by Karen}
{dates1:March 2025 to now|2025-03..present}
- {did1:Washing hair, sweeping, making tea, booking people in}
- {did1:Cash up at the end of the day}
{title2:Summer season server} at {firm2:Pleasure Beach Fish and Chips}
{dates2:July to September 2024|2024-07..2024-09}
- {did2:Busy tills, food hygiene, 200 customers an hour in August}
{title3:Work experience} at {firm3:Peggotty Road Primary School}
{dates3:one week, June 2023|2023-06}
# What I'm good at
- {skill:Customer service}
- {skill:Lash and brow tinting}
- {skill:Manicures}
- {skill:Social media}
# Certificates
- {passed:Food Hygiene Level 2}
- {passed:Duke of Edinburgh Bronze}
# When I'm not working
Dancing (tap and modern since I was 4), my nan's dog, festivals
`;

export const CANADIAN_ELECTRICIAN = `= {name:Jordan Lachance}
{location:Petawawa, Ontario|Petawawa, ON} | {phone:613-555-0149} | {email:jordan.lachance@mapleinbox.example}
# Summary
Licensed industrial electrician who learned the trade after six years in the Canadian Army. Bilingual, safety minded, used to remote sites.
# Experience
**{title1:Industrial Electrician}**\t{dates1:April 2020 – Present|2020-04..present}
{firm1:Ottawa Valley Power Services}, Pembroke, Ontario
- {did1:Maintain switchgear and motor controls at four sawmills and a veneer plant}
- {did1:Led the electrical part of a kiln replacement during a ten-day shutdown}
- {did1:Supervise two apprentices}
**{title2:Apprentice Electrician}**\t{dates2:September 2015 – March 2020|2015-09..2020-03}
{firm2:Laurentian Electric Ltd.}, North Bay, Ontario
- {did2:Completed 9,000 hours in commercial and industrial work}
**{title3:Vehicle Technician}, {rank3:Corporal}**\t{dates3:June 2009 – July 2015|2009-06..2015-07}
{service3:Canadian Army}, {unit3:2 Service Battalion}, Petawawa, Ontario
- {did3:Repaired light armoured vehicles and trucks in garrison and in the field}
- {did3:Served in Kabul with the training mission, 2012 to 2013}
# Education
**{degree1:Electrician Apprenticeship (309A)}**\t{years1:2015 – 2019|2015..2019}
{school1:Algonquin College}, Ottawa
# Certificates
- {passed:Certificate of Qualification 442A, Industrial Electrician}
- {passed:Red Seal Endorsement}
- {passed:Working at Heights}
# Skills
- {skill:Motor controls}
- {skill:PLC troubleshooting}
- {skill:Blueprint reading}
# Languages
{language:English}, {language:French}
`;

export const POLISH_WELDER = `= {name:Zbigniew Gołąbek}
TIG / MIG coded welder
«tel.» {phone:0044 7700 900395}   «e-mail:» {email:z.golabek@poczta.example}   {location:Hull|Hull, UK}

**Experience:**
**{dates1:04.2017 – till now|2017-04..present}    {firm1:Humber Offshore Fabrications}, Hull**
«Position:» {title1:Coded Welder}
- {did1:welding of wind tower transition pieces (FCAW, SAW, position 6G)}
- {did1:reading of isometric drawings}
- {did1:Employee of month 3 times}
**{dates2:01.2013 – 03.2017|2013-01..2017-03}    {firm2:Remontowa Shiprepair Yard}, Gdańsk**
«Position:» {title2:Ship Welder}
- {did2:repair of tankers and ferries, MAG and electrode}
**{dates3:08.2010 – 12.2012|2010-08..2012-12}    {firm3:Agencja Pracy Baltica}, work in Rostock (Germany)**
«Position:» {title3:Welder / fitter|Welder}
**{dates4:09.2008 – 07.2010|2008-09..2010-07}    {firm4:Firma Ślusarska Kazimierz Wrona}, Tczew**
«Position:» {title4:Locksmith helper}

**Education:**
{years1:2005 – 2008|2005..2008}    {school1:Zespół Szkół Technicznych}, Tczew, {degree1:vocational school}, {area1:metalworker}

**Welding papers:**
- {passed:EN ISO 9606-1 136 BW 6G}, valid to 05.2027
- {passed:EN ISO 9606-1 141 BW 6G}, valid to 11.2026
- {passed:CCNSG Safety Passport}

**Languages:** {language:Polish} – native, {language:English} – good, {language:German} – communicative

**Others:** driving licence B, own car, forklift, ready to travel

**Hobby:** fishing, speedway (Wybrzeże Gdańsk)

I agree to the processing of personal data provided in this document for realising the recruitment process.
`;

export const AIR_GUARD_PILOT = `= {name:KAREN S. LINDQVIST-HALE}
{location:Peoria, IL|Peoria, IL 61604} • {phone:309-555-0170} • {email:kslh.pilot@mailbox.example}
**FLIGHT TIME**
| Total 5,340 | PIC 3,110 | Turbine 4,870 | Multi 5,020 |
| Instrument 980 | Night 1,240 | NVG 610 | Instructor 1,405 |
**CERTIFICATES AND RATINGS**
- {passed:Airline Transport Pilot, multiengine land}; {passed:Type rating CE-525}
- {passed:FAA First Class Medical}, no limitations
**AVIATION EXPERIENCE**
**{firm1:Prairie Wings Charter, LLC}**\tPeoria, IL
{title1:Captain, Citation CJ3|Captain}\t{dates1:11/21 – Pres.|2021-11..present}
- {did1:On-demand charter under Part 135, 400 hours a year}
- {did1:Check airman since 2024}
**{service2,3:Illinois Air National Guard|Air National Guard}, {unit2,3:182nd Airlift Wing}**\tPeoria, IL
{title2:Instructor Pilot, C-130H|Instructor Pilot}, {rank2:Lieutenant Colonel}\t{dates2:06/17 – Pres.|2017-06..present}
- {did2:Traditional Guard member; chief of standardization, 34 pilots}
- {did2:Combat airdrop and evacuation missions in Niger and Djibouti}
{title3:Aircraft Commander and Co-pilot, C-130H|Aircraft Commander, C-130H|Aircraft Commander and Co-pilot}, {rank3:Captain}\t{dates3:03/09 – 05/17|2009-03..2017-05}
- {did3:Three deployments to Southwest Asia, 1,100 combat hours}
**{firm4:Great Plains Regional Airlines}**\tOmaha, NE
{title4:First Officer, Saab 340|First Officer}\t{dates4:08/13 – 10/21|2013-08..2021-10}
**OTHER EXPERIENCE**
**{firm5:Bradley University}**\tPeoria, IL
{title5:Admissions Counselor}\t{dates5:07/05 – 02/08|2005-07..2008-02}
**EDUCATION**
{school1:Bradley University}, {degree1:B.S.} {area1:Industrial Engineering}\t{years1:2005|2005}
{school2:USAF Undergraduate Pilot Training}, Vance AFB, OK\t{years2:2009|2009}
{school3:Air Command and Staff College} (correspondence)\t{years3:2018|2018}
**AWARDS**
{award:Air Medal} (4), {award:Meritorious Service Medal}, {award:Aerial Achievement Medal} (2)
`;

export const MUSEUM_CURATOR = `= {name:Beatrix van Rensburg-Hollis}
14 Lyndhurst Road, {location:Lichfield WS13|Lichfield|14 Lyndhurst Road, Lichfield WS13}
{phone:01543 496 0177}
{email:beatrix.vrh@papermail.example}

Curriculum Vitae, November 2026

PRESENT POST
{title1:Curator of Decorative Arts}, {firm1:The Ashmore Museum}, Wolverhampton, {dates1:since 2014|2014..present}.
I care for 21,000 objects, chiefly enamels, locks and japanned ware, and for two colleagues. The redisplay of the enamel gallery (2021) won a regional award and doubled visits.

PREVIOUS POSTS
{title2:Assistant Curator}, {firm2:Potteries Museum & Art Gallery}, Stoke-on-Trent, {dates2:2007–14|2007..2014}. Ceramics; catalogue of the slipware online.
{title3:Documentation Officer}, {firm3:Iziko Museums}, Cape Town, {dates3:2003–06|2003..2006}.
{title4:Cataloguer} (maternity cover), {firm4:Stephan Welz & Co.}, Johannesburg, {dates4:2002|2002}.

EDUCATION
{degree1:MA} in {area1:Museum Studies}, {school1:University of Leicester}, {years1:2007|2007}
{degree2:BA (Hons)} in {area2:History of Art}, {school2:University of Cape Town}, {years2:1998–2001|1998..2001}

SELECTED EXHIBITIONS
Keyhole: four centuries of Willenhall locks (2023)
A Trifle from Bilston (2021)
Black and Gold: japanning in the Black Country (2016)

SELECTED WRITING
‘The enameller's widow’, Journal of Design History 34 (2021), pp. 201–219.
South Staffordshire Enamels: a handlist (Wolverhampton, 2018).

MEMBERSHIPS AND SERVICE
{passed:Associate of the Museums Association} (AMA), 2010
{role1:Honorary Secretary}, {cause1:Friends of Lichfield Cathedral Library}, since 2019

LANGUAGES
{language:English} and {language:Afrikaans} from home; good reading {language:Dutch} and {language:German}.

SKILLS
{skill:Collections management (MODES)}, {skill:object handling}, {skill:loans and couriering}, {skill:fundraising}
`;

export const MARINES_COLOUR_SERGEANT = `[box]= {name:IAIN "MAC" MACPHERSON}
[box]SECURITY MANAGER | CLOSE PROTECTION | RISK
[box]{location:Arbroath, Angus|Arbroath} | {phone:+44 (0)7700 900783} | {email:iain.macpherson@coastmail.example}
**PROFILE**
Former Royal Marine with 22 years of service and five in commercial security on three continents. Calm under pressure. SIA Close Protection licence holder, valid passport, no ties.
**EXPERIENCE**
**{firm1:KESTREL RISK GROUP}, Dubai and Basra**
**{title1:Security Manager}**\t{dates1:Jan 2023 – Present|2023-01..present}
- {did1:Mobile and static security for an oil company, 60 guards of five nationalities}
- {did1:No loss of life or working day in 30 months}
**{firm2:NORTHGATE MARITIME}, Gulf of Aden**
**{title2:Team Leader, Maritime Security}**\t{dates2:Mar 2021 – Dec 2022|2021-03..2022-12}
- {did2:46 transits, four-man teams}
**{service3,4,5,6:ROYAL MARINES|Royal Marines}**\tFeb 1999 – Feb 2021
**{rank3:Colour Sergeant}, {title3:Company Quartermaster Sergeant}, {unit3:45 Commando}**\t{dates3:Aug 2016 – Feb 2021|2016-08..2021-02}
- {did3:Accounted for equipment of £9m through a winter in Norway}
**{rank4:Sergeant}, {title4:Platoon Weapons Instructor}, {unit4:Commando Training Centre Royal Marines}**\t{dates4:Apr 2011 – Jul 2016|2011-04..2016-07}
- {did4:Trained 19 recruit troops}
**{rank5:Corporal}, {title5:Section Commander}, {unit5:42 Commando}**\t{dates5:Jun 2005 – Mar 2011|2005-06..2011-03}
- {did5:Two tours of Helmand (HERRICK 5 and 9)}
**{rank6:Marine}, {title6:General Duties Rifleman|Rifleman}, {unit6:45 Commando}**\t{dates6:Feb 1999 – May 2005|1999-02..2005-05}
- {did6:Northern Ireland, Kosovo and Iraq (TELIC 1)}
**QUALIFICATIONS**
- {passed:SIA Close Protection}
- {passed:FREC 4}
- {passed:IOSH Managing Safely}
- {passed:Security Management Diploma, Level 5}
**AWARDS**
- {award:Mention in Despatches}, 2009
- {award:Long Service and Good Conduct Medal}
**SKILLS**
- {skill:Threat assessment}
- {skill:Convoy planning}
- {skill:Team leading}
- {skill:Radio procedure}
**INTERESTS**
Mountaineering, {role1:Team member}, {cause1:Tayside Mountain Rescue}
`;
