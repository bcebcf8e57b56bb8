/** CVs of the thirteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const RAF_AVIONICS = `[side]# Contact
[side]{phone:07700 900945}
[side]{email:bethan.quayle@skymail.example}
[side]{location:Lossiemouth, Moray|Lossiemouth}
[side]# Licences
[side]{passed:EASA Part 66 B2 modules} (all)
[side]{passed:IOSH Managing Safely} 2023
[side]{passed:Working at Height} 2025
[side]# Skills
[side]- {skill:Fault diagnosis}
[side]- {skill:Radar}
[side]- {skill:EWIS}
[side]- {skill:LITS}
[side]- {skill:Human factors}
[side]# Languages
[side]{language:English}
[side]{language:Manx} (some)
[side]# Interests
[side]Mountain rescue, kit cars, reading to primary school children
= {name:Bethan Quayle}
**Avionics engineer**
Fourteen years keeping RAF aircraft serviceable. Due to leave in March 2027; SC cleared; happy in a hangar or on a line.
# {service1,2,3,4:Royal Air Force}
**{rank1:Sergeant}, {title1:Avionics Trade Manager}** \t {dates1:Jan 21 – now|2021-01..present}
{unit1:IX (Bomber) Squadron}, RAF Lossiemouth
- {did1:Shift of 19 technicians on Typhoon, two detachments to Romania}
- {did1:Cleared a backlog of 112 deferred faults in five months}
- {did1:Reported in 2024 as the strongest of eight sergeants, recommended for promotion}
__From my last appraisal: "The squadron's first choice when a jet will not behave."__

**{rank2:Corporal}, {title2:Avionics Technician}** \t {dates2:Jul 16 – Dec 20|2016-07..2020-12}
{unit2:XIII Squadron}, RAF Waddington
- {did2:Reaper ground stations and data links}
- {did2:Ran the squadron's tool control audit: no major finding}

**{rank3:Senior Aircraftwoman}, {title3:Avionics Technician}** \t {dates3:Nov 13 – Jun 16|2013-11..2016-06}
{unit3:31 Squadron}, RAF Marham
- {did3:Tornado GR4 first line; Akrotiri three times for Operation SHADER}

**{rank4:Aircraftwoman}, {title4:Trainee Technician}** \t {dates4:Sep 12 – Oct 13|2012-09..2013-10}
{unit4:No. 1 School of Technical Training}, RAF Cosford
# Before I joined
**{title5:Shop Assistant}**, {firm5:Corrin's Electrical}, Ramsey \t {dates5:2010 – 2012|2010..2012}
# Education
**{degree1:Foundation Degree}, {area1:Aircraft Engineering}** \t {years1:2019|2019}
{school1:University of Lincoln}

**{degree2:BTEC Level 3}, {area2:Electronics}** \t {years2:2010 – 2012|2010..2012}
{school2:Isle of Man College}
# Medals
{award:Operational Service Medal Iraq and Syria}, {award:Queen's Platinum Jubilee Medal}
`;

export const CLAIMS_ADJUSTER = `= {name:Terrence Wojcik}
{location:Omaha, NE} | {phone:402-555-0119} | {email:terrence.wojcik@plainsmail.example}
# Professional Summary
Property claims adjuster with nine years of field and desk experience in hail, wind and water losses. Licensed in six states.
# Work Experience
**{title1:Senior Property Claims Adjuster}**
{firm1:Prairie Mutual Insurance}, Omaha, NE | {dates1:04/2021 - Present|2021-04..present}
- {did1:Handle about 70 open residential claims, with authority up to $150,000}
- {did1:Settled 92% of 2023 hail claims within 30 days}
- {did1:Mentor four new adjusters each spring}

**{title2:Field Claims Adjuster}**
{firm2:Great River Casualty}, Des Moines, IA | {dates2:08/2017 - 03/2021|2017-08..2021-03}
- {did2:Inspected roofs, basements and barns across 31 counties}
- {did2:Deployed to Louisiana after Hurricane Laura for 11 weeks}

**{title3:Customer Service Representative}**
{firm3:Great River Casualty}, Des Moines, IA | {dates3:06/2015 - 07/2017|2015-06..2017-07}
- {did3:Answered 60 to 80 calls a day and took first notices of loss}
# Education
**{degree1:Bachelor of Arts} in {area1:Communication}**
{school1:Drake University}, Des Moines, IA | {years1:2011 - 2015|2011..2015}
# Licenses and Certifications
- {passed:Nebraska Resident Adjuster License}
- {passed:Associate in Claims (AIC)}, 2019
- {passed:Haag Certified Inspector – Residential Roofs}, 2022
# Skills
- {skill:Xactimate}
- {skill:Damage estimating}
- {skill:Negotiation}
- {skill:Policy interpretation}
- {skill:Subrogation}
# Volunteer Experience
{role1:Meals Driver}, {cause1:Omaha Senior Kitchen}, 2018 - Present
`;

export const FRENCH_ADJUDANT = `= {name:Mickaël Rouvroy-Dantec}
{location:8 impasse des Lavandières, 56000 Vannes|56000 Vannes|Vannes} – {phone:06 39 98 41 27} – {email:m.rouvroy@boitealettres.example}
45 ans – permis B, C, EC – reconnaissance de la qualité de travailleur handicapé : non
**Responsable maintenance et moyens généraux**
# Profil
Sous-officier pendant 22 ans, en reconversion depuis l'été 2024. J'ai appris à faire rouler de vieux camions avec peu de pièces et des équipes jeunes. Je cherche un poste de responsable d'atelier ou de parc en Bretagne Sud.
# Expérience professionnelle
**{title1:Responsable d'atelier poids lourds}** \t {dates1:depuis septembre 2024|2024-09..present}
{firm1:Transports Le Guennec}, Vannes
- {did1:Équipe de 7 mécaniciens, parc de 84 tracteurs et remorques}
- {did1:Baisse de 18 % des immobilisations en un an}

**{title2:Chef d'atelier}, {rank2:adjudant}** \t {dates2:août 2017 – juin 2024|2017-08..2024-06}
{service2,3,4:Armée de Terre}, {unit2:3e régiment d'infanterie de marine}, Vannes
- {did2:Encadrement de 24 mécaniciens}
- {did2:Maintien en condition de 160 véhicules, dont 30 blindés Griffon}
- {did2:Opération Barkhane, Gao (Mali), février à juin 2019}

**{title3:Chef d'équipe dépannage}, {rank3:sergent-chef}** \t {dates3:septembre 2009 – juillet 2017|2009-09..2017-07}
Armée de Terre, {unit3:6e régiment du matériel}, Besançon
- {did3:Dépannage de véhicules en Afghanistan (2011) et en République centrafricaine (2014)}

**{title4:Mécanicien}, {rank4:caporal}** \t {dates4:octobre 2002 – août 2009|2002-10..2009-08}
Armée de Terre, {unit4:2e régiment du matériel}, Bruz

**{title5:Apprenti mécanicien}** \t {dates5:1999 – 2002|1999..2002}
{firm5:Garage Morvan}, Auray
# Formation
{years1:2023|2023} : {degree1:Titre professionnel} {area1:Responsable d'atelier}, {school1:AFPA de Lorient}
{years2:2002|2002} : {degree2:Bac professionnel} {area2:Maintenance des véhicules}, {school2:Lycée Bertrand-Duguesclin, Auray|Lycée Bertrand-Duguesclin}
# Stages et habilitations
- {passed:Brevet supérieur de technicien de l'armée de Terre}, 2012
- {passed:CACES R489 catégorie 3}, 2024
- {passed:Habilitation électrique B2VL}, 2025
- {passed:Sauveteur secouriste du travail}, 2025
# Compétences
{skill:Diagnostic électronique}, {skill:hydraulique}, {skill:GMAO}, {skill:gestion de stock}, {skill:management d'équipe}
# Langues
{language:Français}, {language:anglais} (niveau B1), {language:breton} (notions)
# Centres d'intérêt
Voile, cuisine, {role1:président} du {cause1:club de plongée d'Arradon} depuis 2020
`;

export const APPRENTICE_CANDIDATE = `= {name:Alfie Thistlewood}
Age 17
{location:6 Beacon View, Penrith, Cumbria CA11|Penrith, Cumbria CA11|Penrith, Cumbria|Penrith}
{phone:07700 900612}
{email:alfiethistlewood@schoolpost.example}
# Why I want an apprenticeship
I like finding out why something has stopped working. I have taken apart two mopeds and a washing machine and put one and a half of them back together. I want to learn properly and get paid while I do it. I can start in September and I have a bus pass and nearly a driving licence.
# School
**{school1:Ullswater High School|Ullswater High School, Penrith}, Penrith** \t {years1:2020 to 2026|2020..2026}
{degree1:GCSEs}:
| **«Subject»** | **«Grade»** |
| Maths | 6 |
| English Language | 5 |
| Combined Science | 6-6 |
| Engineering | 7 |
| Geography | 4 |
| German | 4 |
# Jobs
**{title1:Farm helper}** at {firm1:Beckfoot Farm}, weekends and lambing \t {dates1:March 2024 to now|2024-03..present}
- {did1:Fencing, feeding, driving the quad}
- {did1:Fixed the water bowser pump with help from YouTube}
**{title2:Glass collector}** at {firm2:The Fellgate Inn} \t {dates2:summer 2025|2025}
**{title3:Work experience}** at {firm3:Eden Agricultural Machinery} \t {dates3:July 2025|2025-07}
- {did3:Two weeks: oil changes, welding practice, stripped a gearbox}
# Other stuff I have done
- {passed:Duke of Edinburgh Bronze}, 2024
- {passed:Emergency First Aid at Work}, 2025
- {passed:Tractor driving (Lantra)}, 2025
- {role1:Cadet Corporal}, {cause1:Penrith Army Cadet Force}, 2022 to 2025
# What I am good at
- {skill:Basic welding}
- {skill:Using hand tools}
- {skill:Turning up on time}
- {skill:Fusion 360}
# People you can ask
Mr D. Crosthwaite, Head of Engineering at school
Mrs L. Tyson, Beckfoot Farm
`;

export const POLISH_SAPPER = `{name:Przemysław Dobrzański-Wilk}
{location:Peterborough, UK|Peterborough} (originally from Inowrocław, Poland)
«mob.» {phone:+44 7700 900730}   «mail» {email:p.dobrzanski@skrzynka.example}

Position: Site supervisor / groundworks

SUMMARY
Ten years soldier in Poland, eight years construction in UK. CSCS Gold. I am
responsible, not afraid of work in bad weather, and people usually stay in my
gang for long.

EXPERIENCE IN UK

{dates1:05.2021 - present|2021-05..present}
{firm1:Fenland Groundworks Ltd}, Peterborough
{title1:Site Supervisor}
+ {did1:Gang of 12, drainage and foundations for up to 140 houses}
+ {did1:Setting out with Leica total station}
+ {did1:Toolbox talks in English, Polish and bad Lithuanian}

{dates2:09.2018 - 04.2021|2018-09..2021-04}
{firm2:Ouse Valley Construction}, Huntingdon
{title2:Groundworker, then 360 Excavator Operator|Groundworker|360 Excavator Operator}
+ {did2:Excavators 5 to 21 tonnes}

MILITARY SERVICE (POLAND)

{dates3:03.2014 - 08.2018|2014-03..2018-08}
{service3,4:Polish Armed Forces}, {unit3:2nd Engineer Regiment} in Inowrocław
{rank3:Sergeant} (sierżant), {title3:Sapper Squad Commander}
+ {did3:Clearing of old ammunition after reports from civilians, 340 calls}
+ {did3:Rotation in Afghanistan, 2014 (Ghazni)}

{dates4:09.2008 - 02.2014|2008-09..2014-02}
Polish Armed Forces, {unit4:1st Brzeg Sapper Regiment}
{rank4:Corporal} (kapral), {title4:Sapper}
+ {did4:Bridge building, floods on the Odra in 2010}

SCHOOLS
{years1:2012 - 2014|2012..2014}   {school1:NCO School of the Land Forces, Poznań|NCO School of the Land Forces}, {degree1:NCO course}
{years2:2004 - 2008|2004..2008}   {school2:Technical Secondary School no. 2, Inowrocław|Technical Secondary School no. 2}, {degree2:technician} {area2:building}

CARDS
{passed:CSCS Gold Supervisor}   2027
{passed:SMSTS}                  2026
{passed:CPCS A59 Excavator}     2028
{passed:Slinger Signaller A40}  2028

LANGUAGES
{language:Polish} - native
{language:English} - B2
{language:Russian} - A2

SKILLS
{skill:Setting out}, {skill:reading drawings}, {skill:confined spaces}, {skill:MS Office}

I agree to the processing of my personal data for the purposes of recruitment.
`;

export const CARE_RETURNER = `= {name:Maureen Adu-Poku}
{location:Flat 9, Carrick House, Luton LU2|Luton LU2|Luton}
{phone:07700 900158} | {email:maureen.adupoku@kindmail.example}
# Personal details
| «Right to work» | British citizen |
| «Driving» | Full licence, own car |
| «DBS» | Enhanced, on the update service, January 2026 |
| «Languages» | {language:English}, {language:Twi}, {language:Ga} |
# About me
I have looked after people all my life, some of them paid and some of them my own. Patient, reliable, a good cook. Looking for 24 to 30 hours a week, days, no sleep-ins please.
# Work history
| **«From – to»** | **«Employer»** | **«Job»** | **«Main duties»** |
| {dates1:Jan 2023 – now|2023-01..present} | {firm1:Sunrise Homecare (Beds) Ltd|Sunrise Homecare} | {title1:Care Assistant} (20 hrs) | {did1:Morning and tea calls, medication, end of life care} |
| Feb 2021 – Dec 2022 | Not working | Caring for my mother | |
| {dates2:Jun 2015 – Jan 2021|2015-06..2021-01} | {firm2:Wardown Court Residential Home} | {title2:Senior Carer} | {did2:Shift lead for 32 residents, drug rounds, care plans, inductions} |
| {dates3:Sep 2012 – May 2015|2012-09..2015-05} | {firm3:Wardown Court Residential Home} | {title3:Care Assistant} (nights) | {did3:Personal care and hourly checks} |
| 2009 – 2012 | At home | Raising my children | |
| {dates4:2006 – 2009|2006..2009} | {firm4:Vauxhall Road Laundry} | {title4:Laundry Operative} | |
| {dates5:Jun 1999 – Aug 2005|1999-06..2005-08} | {firm5:Akrosu Regional Hospital}, Ghana | {title5:Ward Assistant} | {did5:Cleaning, feeding, bed making} |
# Training
| 2026 | {passed:Moving and Handling} |
| 2025 | {passed:Medication Administration Level 2} |
| 2024 | {passed:Dementia Awareness} |
| 2017 | {passed:QCF Level 3 Diploma in Health and Social Care} |
# Education
| {years1:2014 – 2015|2014..2015} | {school1:Barnfield College}, Luton | {degree1:Functional Skills Level 2}, {area1:English and Maths} |
| {years2:1993 – 1996|1993..1996} | {school2:Pope John Secondary School}, Koforidua | {degree2:SSSCE} |
# Skills
{skill:Catheter care} – {skill:Hoists} – {skill:Record keeping} – {skill:PEG feeding} – {skill:Cooking for special diets}
# References
Two, from Sunrise and from my church, on request.
`;

export const NAVAL_COORDINATOR = `= {name:Hayden Marchetti}
{location:Victoria, BC|Victoria, British Columbia} | {phone:250-555-0106} | {email:hayden.marchetti@islandmail.example}
# Profile
Project coordinator with five years in public works and eight years as a naval reservist. Comfortable with contractors, council meetings and small boats.
# Work Experience
**{title1:Project Coordinator}**\t{dates1:May 2021 – Present|2021-05..present}
{firm1:Saanich Peninsula Water Works}, Victoria, BC
- {did1:Coordinate a $23 million program to replace 41 km of water main}
- {did1:Prepare tenders, progress reports and notices to residents}
- {did1:Track change orders and holdbacks for nine contractors}
**{title2:Boatswain}, {rank2:Leading Seaman}**\t{dates2:September 2016 – August 2024|2016-09..2024-08}
{service2:Royal Canadian Navy} (Naval Reserve), {unit2:HMCS Malahat}, Victoria, BC
- {did2:Coxswain of rigid hull inflatable boats on harbour patrols}
- {did2:Eight months of full-time service on HMCS Brandon, 2019}
- {did2:Trained 15 new sailors in seamanship and line handling}
**{title3:Administrative Assistant}**\t{dates3:June 2018 – April 2021|2018-06..2021-04}
{firm3:Cordova Bay Engineering}, Victoria, BC
- {did3:Managed drawings, invoices and site diaries}
# Education
**{school1:Camosun College}**\t{years1:2014 – 2017|2014..2017}
{degree1:Diploma} in {area1:Civil Engineering Technology}
# Certifications
- {passed:Certified Associate in Project Management}, 2022
- {passed:Small Craft Operator}, 2017
- {passed:Standard First Aid and CPR-C}, 2025
# Skills
- {skill:Tender documents}
- {skill:MS Project}
- {skill:AutoCAD Civil 3D}
- {skill:Public consultation}
- {skill:Contract administration}
# Languages
- {language:English} (native)
- {language:Italian} (conversational)
# Awards
- {award:Queen Elizabeth II's Platinum Jubilee Medal (British Columbia)}
`;

export const NETWORK_ADMINISTRATOR = `[head]= {name:Vikram Deshmukh}
[head]{phone:(469) 555-0155} · {email:vikram@deshmukh-it.example} · {location:Plano, Texas|Plano, TX}
# Objective
Network administrator with hands-on experience since 2013 seeks a senior position in a hospital or school district. H-1B not needed (permanent resident).
# Technical skills
| **«Networking»** | {skill:BGP}, {skill:OSPF}, {skill:SD-WAN}, {skill:Aruba wireless} |
| **«Security»** | {skill:Palo Alto}, {skill:Cisco ISE}, {skill:Splunk} |
| **«Systems»** | {skill:Windows Server}, {skill:Azure}, {skill:VMware}, {skill:Linux} |
| **«Scripting»** | {skill:PowerShell}, {skill:Ansible} |
# Professional experience
**«Client:» {firm1:Trinity Meadows Health System}, Dallas, TX\t{dates1:Mar 2022 – Till date|2022-03..present}**
**«Role:» {title1:Senior Network Administrator}**
«Responsibilities:»
- {did1:Administer the network of four hospitals and 38 clinics, 11,000 users}
- {did1:Migrated 42 sites from MPLS to SD-WAN over 14 weekends}
- {did1:On call one week in five}
«Environment:» Cisco Catalyst 9000, Palo Alto PA-5200, Aruba, Splunk
**«Client:» {firm2:Lone Prairie Independent School District}, Frisco, TX\t{dates2:Jul 2017 – Feb 2022|2017-07..2022-02}**
**«Role:» {title2:Network Administrator}**
«Responsibilities:»
- {did2:Wireless for 24 schools; e-rate paperwork}
- {did2:Moved 19,000 students to remote classes in nine days}
«Environment:» Meraki, FortiGate, Google Workspace
**«Client:» {firm3:Sahyadri Infotech Pvt. Ltd.}, Pune, India\t{dates3:Aug 2013 – May 2017|2013-08..2017-05}**
**«Role:» {title3:System Engineer}**
«Responsibilities:»
- {did3:Second line support of an American bank's branch network}
# Certifications
- {passed:Cisco Certified Network Professional (CCNP Enterprise)}
- {passed:Palo Alto Networks Certified Network Security Engineer}
- {passed:Microsoft Azure Administrator Associate (AZ-104)}
# Education
**{degree1:Bachelor of Engineering}, {area1:Electronics and Telecommunication}**, {school1:Savitribai Phule Pune University}, {years1:2013|2013}
# Languages
{language:English}, {language:Hindi}, {language:Marathi}
`;

export const RESERVIST_ELECTRICIAN = `= {name:Craig Oyelaran-Smith}
{location:Nuneaton, Warwickshire|Nuneaton} ~ {phone:07700 900087} ~ {email:craig.os@sparksmail.example}
JIB gold card electrician and Army reservist. 18th Edition, testing and EV charging. I run jobs of up to six sparks and I write my own RAMS.
# Regular work
**{firm1:Anker Valley Electrical}** – {title1:Electrician in charge} – {dates1:06/2019 to present|2019-06..present}
{did1:Schools, GP surgeries and a fire station. Price small works myself, up to about £40k. Nobody has failed a test of mine since 2020.}
**{firm2:Midland Facilities Group}** – {title2:Maintenance Electrician} – {dates2:01/2015 to 05/2019|2015-01..2019-05}
{did2:Shift work at a car parts plant. PLC faults, motors, emergency lighting.}
**{firm3:B. Lovell Electrical Contractors}** – {title3:Apprentice, then electrician|Apprentice|Electrician} – {dates3:09/2008 to 12/2014|2008-09..2014-12}
# {service4,5,6:Army Reserve}
**{rank4:Staff Sergeant}, {title4:Troop Staff Sergeant}, {unit4:75 Engineer Regiment}** – {dates4:04/2022 to present|2022-04..present}
{did4:Train 30 reservists at Warrington, 38 days last year. Planned a footbridge build in North Wales with the regular sappers.}
**{rank5:Sergeant}, {title5:Section Commander}, {unit5:75 Engineer Regiment}** – {dates5:02/2016 to 03/2022|2016-02..2022-03}
{did5:Mobilised for Op CABRIT, Estonia, eight months in 2018. Power and water for 900 people.}
**{rank6:Sapper}, {title6:Electrician}, {unit6:225 Field Squadron}** – {dates6:10/2010 to 01/2016|2010-10..2016-01}
# Tickets
| {passed:BS 7671 18th Edition} | 2022 |
| {passed:City & Guilds 2391 Inspection and Testing} | 2016 |
| {passed:EV Charging Installation 2921} | 2021 |
| {passed:SSSTS} | 2024 |
| {passed:Army Junior Leadership Cadre} | 2014 |
| {passed:JIB Gold Card} | to 2028 |
# College and school
{school1:North Warwickshire and Hinckley College}, {degree1:NVQ Level 3} {area1:Electrotechnical Services}, {years1:2008 – 2012|2008..2012}
{school2:Higham Lane School}, 8 {degree2:GCSEs}, {years2:2008|2008}
# Skills
{skill:Testing and certification} / {skill:Three phase} / {skill:Containment} / {skill:RAMS} / {skill:Amtech}
# Medals
{award:Volunteer Reserves Service Medal}
# References
From both the firm and the regiment.
`;

export const SALON_OWNER = `{name:Tamsin Gallacher-Roy}
Salon owner and stylist
{location:Kirkcaldy, Fife|Kirkcaldy}

Contact
{email:tamsin@gallacherhair.example}
{phone:07700 900776}

About
Hairdresser for 20 years, my own boss for nine. Selling the salon this winter because
of my back and looking for a teaching or rep job where I can still talk all day.

Experience

{title1:Owner}
{firm1:Roy & Rose Hair} · Self-employed
{dates1:Apr 2017 - Present|2017-04..present}
Kirkcaldy, Scotland
• {did1:Four chairs, five staff, about 160 clients a week}
• {did1:Took on six apprentices, five finished}
• {did1:Do the books, the VAT and the blocked sink}

{title2:Freelance Colour Educator}
{firm2:Lumière Professionnel} · Contract
{dates2:2020 - 2023|2020..2023}
• {did2:Balayage courses in Dundee, Perth and Glasgow}

{title3:Senior Stylist}
{firm3:Hepburn Hairdressing} · Full-time
{dates3:Aug 2010 - Mar 2017|2010-08..2017-03}
Edinburgh
• {did3:Busiest column in the salon three years out of six}

{title4:Stylist}
{firm4:Cruise Ship Salons International} · Contract
{dates4:Nov 2007 - Jun 2010|2007-11..2010-06}
Caribbean, Alaska and the Med

{title5:Junior}
{firm5:Maison Moira}
{dates5:2005 - 2007|2005..2007}

Education

{school1:Fife College}
{degree1:SVQ Level 3}, {area1:Hairdressing}
{years1:2005 - 2007|2005..2007}

{school2:Balwearie High School}
{degree2:Standard Grades}
{years2:2001 - 2005|2001..2005}

Licences & certifications

{passed:Assessor Award L&D9DI}
Issued 2019

{passed:Colour Specialist Diploma}
Issued Mar 2014

{passed:Mental Health First Aider}
Issued Jan 2022

Skills
{skill:Balayage}
{skill:Apprentice training}
{skill:Cash flow}
{skill:Bridal hair}
{skill:Social media}

Volunteering

{role1:Volunteer Hairdresser}
{cause1:Victoria Hospice Kirkcaldy}
2016 - Present

Languages
{language:English}
{language:Spanish} (holiday standard)
`;
