import { personOfNotes } from './notes.ts';

/** Invented people for the layouts of the fifth batch: graduates, freelancers, academics, career changers and tradespeople of many countries. */
export const FIFTH_PEOPLE = {
  brandManager: personOfNotes(`
    UK Zsófia Kertész-Nagy | zsofia.kn@levelek.example | +36 30 555 0147 | Budapest, Hungary | linkedin.com/in/zsofiakn
    label Brand & Content Manager
    summary I build consumer brands that people remember. Nine years with food and drink companies across central Europe.
    @ 2021-09..now | Brand & Content Manager | Mokka & Társa | Budapest
    - Relaunched a coffee brand in four markets and doubled repeat orders
    - Manage an agency roster and an annual budget of €900k
    @ 2018-03..2021-08 | Senior Social Media Editor | Fröccs Digital | Győr
    - Grew a community of 140,000 followers without paid reach
    @ 2015-06..2018-02 | Junior Copywriter | Papír Kutya | Szeged
    - Wrote product texts, slogans and newsletters in two languages
    study 2010-09..2013-06 | BA | Communication and Media | University of Szeged
    study 2013-09..2015-05 | MA | Marketing | Corvinus University of Budapest
    skills Brand strategy; Copywriting; Figma; Google Analytics; Email marketing; Photography
    languages Hungarian: native; English: C1; German: B1
    passed 2022 Google Ads Search Certification; 2019 Hootsuite Platform
    likes Ceramics; Open-water swimming`),
  nurseToData: personOfNotes(`
    UK Oyinkansola Adebayo-Hart | oyin.ah@postbox.example | 07700 900412 | Stockport, Greater Manchester | github.com/oyinah
    label Junior Data Analyst
    summary Former staff nurse who retrained as an analyst. I like untidy data and clear charts.
    @ 2023-05..now | Junior Data Analyst | Calderfold | Manchester
    - Built a dashboard for bed occupancy that six hospitals use every morning
    - Cleaned ten years of rota data with Python and SQL
    @ 2019-02..2022-11 | Staff Nurse, Acute Medical Unit | Stepping Hill Hospital | Stockport
    - Looked after eight patients on a shift and mentored two students
    @ 2016-09..2019-01 | Staff Nurse, Elderly Care | Tameside General | Ashton-under-Lyne
    - Led the ward's falls audit for two years
    study 2022-11..2023-04 | Certificate | Data Analytics | Northcoders Bootcamp
    study 2013-09..2016-07 | BSc (Hons) | Adult Nursing | University of Salford
    skills SQL; Python; Power BI; Statistics; Patient safety
    languages English: native; Yoruba: fluent
    passed 2023 PL-300 Power BI Data Analyst; 2018 Immediate Life Support
    gives 2020-04..2021-06 | Helpline Volunteer | Stockport Listens
    likes Bouldering; Choir`),
  physicist: personOfNotes(`
    UK Matteo Brunelleschi-Rossi | matteo.br@posta.example | +39 345 555 0102 | Trieste, Italy
    label Embedded Systems Engineer
    summary Engineer for measuring instruments, from the sensor to the firmware.
    @ 2020-01..now | Embedded Systems Engineer | Lumetrica S.r.l. | Trieste
    - Designed the readout electronics of a spectrometer sold in 19 countries
    - Cut power use by 38% with a new sleep mode
    @ 2016-10..2019-12 | Firmware Developer | Officine Adriatiche | Udine
    - Wrote drivers and boot code for motor controllers in C and Rust
    @ 2014-03..2016-09 | Laboratory Technician | Elettra Sincrotrone | Basovizza
    - Looked after vacuum pumps, detectors and two beamlines
    study 2011-09..2014-02 | MSc | Physics | University of Trieste
    study 2008-09..2011-07 | BSc | Physics | University of Padua
    skills C; Rust; FreeRTOS; Altium Designer; SPI and I2C; Oscilloscopes
    languages Italian: mother tongue; English: fluent; Slovene: basic
    passed 2021 IPC-A-610 Specialist
    awards Best Student Poster
    likes Sailing; Chess`),
  logisticsCoord: personOfNotes(`
    US Renée Thibodeaux | renee.thibodeaux@inbox.example | (337) 555-0186 | Lafayette, LA
    label Import/Export Coordinator
    summary Freight professional with twelve years on the docks and at the desk. I know the paperwork and the people.
    @ 2019-04..now | Import/Export Coordinator | Gulf Pelican Forwarding | Lafayette
    - Clear about 70 containers a month through Houston and New Orleans
    - Brought demurrage down from $14,000 to $2,500 a quarter
    @ 2014-08..2019-03 | Dispatcher | Boudreaux Hotshot | Broussard
    - Ran 26 drivers over three states, nights included
    @ 2011-02..2014-07 | Forklift Operator | Evangeline Cold Storage | Opelousas
    - Loaded reefers and kept the yard count right
    study 2008-08..2010-12 | Associate of Science | Business Technology | South Louisiana Community College
    skills Customs documents; Incoterms; CargoWise; Excel; Rate negotiation
    languages English: native; French: conversational
    passed 2020 TWIC; 2016 Hazmat Endorsement
    gives 2017-01..now | Food Sorter | Second Harvest
    likes Zydeco; Fishing`),
  florist: personOfNotes(`
    UK Ffion Gwynedd Pritchard | ffion.pritchard@llythyr.example | 07700 900468 | Machynlleth, Powys
    label Floristry Business Owner
    summary Trained florist who runs a small shop and teaches evening classes.
    @ 2018-03..now | Owner and Head Florist | Blodau'r Bryn | Machynlleth
    - Flowers for about sixty weddings and ninety funerals a year
    - Took on and trained two apprentices
    @ 2013-05..2018-02 | Senior Florist | Petal & Thorn | Aberystwyth
    - Dressed the windows and ran the wedding book
    @ 2010-09..2013-04 | Weekend Assistant | Y Siop Fach | Tywyn
    - Conditioned flowers, took orders and closed the till
    study 2008-09..2010-06 | Level 3 Diploma | Floristry | Coleg Ceredigion
    skills Wedding design; Stock buying; Teaching; Bookkeeping
    languages Welsh: native; English: native
    passed 2016 ICSF Level 4; 2012 Emergency First Aid
    awards Best Shop Window in the Valley
    likes Cold frames; Folk harp`),
  siteManager: personOfNotes(`
    UK Tomasz Gwiazdowski | t.gwiazdowski@skrzynka.example | 07700 900433 | Boston, Lincolnshire
    label Assistant Site Manager
    summary Came up through groundworks to running sites of forty plots. Straight talking, safe and on time.
    @ 2021-06..now | Assistant Site Manager | Fenmoor Homes | Spalding
    - Hand over three plots a month with fewer than five snags each
    - Hold the daily briefing for 35 trades
    @ 2017-03..2021-05 | Groundworks Foreman | J. R. Tunnard | Boston
    - Set out drainage, roads and foundations for 120 houses
    @ 2012-08..2017-02 | Plant Operator (360 Excavator and Telehandler) | Holbeach Plant | Holbeach
    - Dug, lifted and loaded on sites all over the county
    study 2018-09..2020-06 | NVQ Level 4 | Construction Site Supervision | Boston College
    skills Setting out; SMSTS; Programme planning; Toolbox talks
    languages Polish: native; English: fluent
    passed 2021 SMSTS; 2019 CSCS Gold Card; 2013 CPCS A59
    likes Carp fishing; Motorbikes`),
  graduate: personOfNotes(`
    UK Caoimhe O'Shaughnessy | caoimhe.os@campus.example | 087 555 0173 | Clonakilty, Co. Cork
    label Environmental Science Graduate
    summary Recent graduate with two summers of field work. Looking for a first post in water quality.
    @ 2023-06..2023-09 | Field Survey Intern | Irish Rivers Trust | Bandon
    - Sampled 48 sites and keyed invertebrates to family level
    @ 2021-06..2022-09 | Lifeguard | Inchydoney Pool | Clonakilty
    - Watched over up to 120 swimmers and gave first aid
    study 2020-09..2024-05 | BSc (Hons) | Environmental Science | University College Cork
    study 2014-09..2020-06 | Leaving Certificate | Seven subjects | Sacred Heart Secondary School
    skills QGIS; R; Water sampling; Report writing
    languages English: native; Irish: fluent
    passed 2022 Pool Lifeguard; 2023 Safe Pass
    awards College Scholar
    gives 2021-09..2024-05 | Treasurer | Environmental Society
    likes Camogie; Birdwatching`),
  schoolLeaver: personOfNotes(`
    US Malik Desrosiers | malik.desrosiers@inbox.example | (508) 555-0139 | Brockton, MA
    label High School Graduate
    summary Reliable and quick to learn. Ready to work full time in a warehouse or a shop.
    @ 2023-06..2024-08 | Crew Member | Sal's Creamery | Brockton
    - Served customers, cleaned machines and closed twice a week
    @ 2022-06..2022-08 | Camp Counselor | Fieldstone Day Camp | Sharon
    - Looked after twelve children aged seven to nine
    study 2020-09..2024-06 | High School Diploma | General Studies | Brockton High School
    skills Cash register; Inventory; Haitian cooking; Microsoft Word
    languages English: fluent; Haitian Creole: native
    passed 2023 CPR/AED
    awards Perfect Attendance
    gives 2021-09..2024-05 | Food Pantry Helper | Messiah Baptist
    likes Basketball; Drums`),
  cloudEngineer: personOfNotes(`
    UK Anneliese Vandersteen | a.vandersteen@postvak.example | +32 470 55 01 26 | Mechelen, Belgium | github.com/avandersteen
    label Platform Engineer
    summary Keeps services running and teams fast. Ten years of Linux, six of Kubernetes.
    @ 2021-02..now | Platform Engineer | Zilverlijn | Antwerp
    - Moved 140 services to Kubernetes without an outage
    - Brought build times from 22 to 6 minutes
    @ 2017-05..2021-01 | Site Reliability Engineer | Kaartje | Leuven
    - On call for a ticket shop with 3 million orders a year
    @ 2014-09..2017-04 | System Administrator | Stad Mechelen | Mechelen
    - Looked after 90 servers and the backup of 12 TB
    study 2011-09..2014-06 | Bachelor | Applied Informatics | Thomas More Hogeschool
    skills Kubernetes; Terraform; Go; PostgreSQL; Prometheus; Linux
    languages Dutch: native; French: good; English: fluent
    passed 2022 Certified Kubernetes Administrator; 2019 AWS Solutions Architect
    likes Cyclocross; Sourdough`),
  dentalNurse: personOfNotes(`
    UK Shanice Beckford-Lowe | shanice.bl@mailbox.example | 07700 900491 | Croydon, Surrey
    label Lead Dental Nurse
    summary Calm chairside, strict about decontamination, and good with nervous children.
    @ 2020-08..now | Lead Dental Nurse | Addiscombe Smiles | Croydon
    - Run the decontamination room for four surgeries
    - Passed two CQC inspections without actions
    @ 2016-04..2020-07 | Dental Nurse | Purley Dental Care | Purley
    - Assisted with implants, sedation and orthodontics
    @ 2014-09..2016-03 | Trainee Dental Nurse | Norbury Family Dental | Norbury
    - Worked four days a week while studying
    study 2014-09..2016-02 | NEBDN National Diploma | Dental Nursing | Croydon College
    skills Four-handed dentistry; Radiography; Rota planning; SOE Exact
    languages English: native
    passed 2019 Dental Radiography Certificate; 2021 Oral Health Education
    gives 2022-01..now | School Visitor | Brush for Life
    likes Netball; Steel pan`),
  chef: personOfNotes(`
    UK Leandro Quiñones Vega | leandro.qv@correo.example | +34 612 555 018 | San Sebastián, Spain
    label Sous Chef
    summary Classically trained, at home on every station. I cook with the seasons and keep a quiet kitchen.
    @ 2022-03..now | Sous Chef | Itsasalde | San Sebastián
    - Lead a brigade of eleven and cost every new dish
    - Brought food cost from 34% to 28%
    @ 2018-09..2022-02 | Chef de Partie, Fish | El Faro Viejo | Santander
    - Ran the fish section for 140 covers
    @ 2016-05..2018-08 | Commis Chef | Casa Urrutia | Bilbao
    - Prepared stocks, sauces and vegetables
    study 2013-09..2016-04 | Higher Technician | Culinary Arts | Escuela Superior de Hostelería Bilbao
    skills Menu costing; Butchery; HACCP; Pastry basics
    languages Spanish: native; Basque: native; English: B2
    passed 2021 Food Handler Level 3
    likes Surfing; Wild mushrooms`),
  postalWorker: personOfNotes(`
    US Winona Yellowhorse | winona.yh@inbox.example | (505) 555-0164 | Gallup, NM
    label Rural Mail Carrier
    summary Sixteen years of getting things where they need to go, in any weather.
    @ 2015-10..now | Rural Carrier Associate | Gallup Post Office | Gallup
    - Deliver to 540 boxes over 92 miles of dirt road
    - No lost parcel in six years
    @ 2011-01..2015-09 | Delivery Driver | Red Mesa Propane | Grants
    - Filled home tanks and checked fittings
    @ 2008-05..2010-12 | Stock Clerk | Thriftway | Window Rock
    - Unloaded trucks and built displays
    study 2006-08..2008-05 | Certificate | Automotive Technology | Navajo Technical University
    skills Route planning; Cash handling; Vehicle checks; CDL class B
    languages English: native; Navajo: native
    passed 2016 Defensive Driving
    gives 2013-03..now | Rink Helper | Gallup Youth Hockey
    likes Beadwork; Rodeo`),
  lecturer: personOfNotes(`
    UK Dr Ingeborg Sæther-Holm | i.saether@fjordpost.example | +47 415 55 018 | Tromsø, Norway
    label Marine Ecologist
    summary I study how kelp forests recover after grazing, with divers, drones and models.
    @ 2019-08..now | Associate Professor of Marine Ecology | UiT The Arctic University of Norway | Tromsø
    - Lead a group of two postdocs and five doctoral students
    @ 2015-01..2019-07 | Postdoctoral Researcher | Plymouth Marine Laboratory | Plymouth
    - Mapped 400 km of coast with drones
    @ 2010-09..2014-12 | Doctoral Fellow | University of Bergen | Bergen
    - Dived 310 times for transects in the fjords
    study 2010-09..2014-12 | PhD | Marine Biology | University of Bergen
    study 2008-08..2010-06 | MSc | Aquatic Ecology | Lund University
    skills Scientific diving; R; Remote sensing; Supervision
    languages Norwegian: native; English: fluent; German: good
    awards Young Investigator Grant; ICES Best Paper Prize
    gives 2016-05..now | Reviewer | Marine Ecology Progress Series
    likes Ski touring; Fiddle`),
  historian: personOfNotes(`
    US Thaddeus Okonkwo-Reyes | t.okonkwo.reyes@inbox.example | (919) 555-0120 | Durham, NC
    label Historian of Technology
    summary My work follows radio, railroads and the people who repaired them.
    @ 2020-08..now | Assistant Professor | Duke University | Durham
    - Teach two lecture courses and a graduate seminar each year
    @ 2018-09..2020-07 | Lecturer | North Carolina Central University | Durham
    - Taught world history to 160 students a term
    @ 2012-08..2018-05 | Teaching Assistant | University of Michigan | Ann Arbor
    - Led discussion sections and graded papers
    study 2012-08..2018-05 | PhD | History | University of Michigan
    study 2008-08..2012-05 | BA | American Studies | Howard University
    skills Archival research; Oral history; Grant writing; Spanish paleography
    languages English: native; Spanish: fluent; Igbo: conversational
    awards Robinson Prize; Graduate Teaching Award
    gives 2019-01..2022-12 | Board Member | Durham History Museum
    likes Vinyl; Trains`),
  illustrator: personOfNotes(`
    UK Hye-jin Macpherson | hyejin@macpherson.example | 07700 900427 | Leith, Edinburgh | hyejinmac.example
    label Freelance Illustrator
    summary Illustrator for publishers, museums and food brands. Ink, gouache and Procreate.
    @ 2019-01..now | Freelance Illustrator | Self-employed | Edinburgh
    - Clients: Canongate, Tunnock & Daughters, National Trust for Scotland
    - Drew 26 book covers and three picture books
    @ 2016-06..2018-12 | Junior Designer | Thistle & Type | Glasgow
    - Laid out two magazines a month
    @ 2015-01..2016-05 | Gallery Attendant | The Stills | Edinburgh
    - Hung shows and answered visitors' questions
    study 2011-09..2015-06 | BDes | Illustration | Edinburgh College of Art
    skills Procreate; Adobe InDesign; Screen printing; Picture book pacing
    languages English: native; Korean: fluent
    awards V&A Student Illustrator of the Year
    likes Hillwalking; Fermenting`),
  bookkeeper: personOfNotes(`
    US Guadalupe Arrington | lupe.arrington@inbox.example | (520) 555-0178 | Tucson, AZ
    label Bookkeeper
    summary Twenty years of clean books for small businesses. QuickBooks, payroll and patience.
    @ 2014-02..now | Independent Bookkeeper | Arrington Ledger | Tucson
    - Keep the books of fourteen shops, two dentists and a roofing crew
    - Never missed a filing date
    @ 2009-06..2014-01 | Accounts Payable Specialist | Saguaro Pump & Supply | Tucson
    - Paid 600 invoices a month
    @ 2004-09..2009-05 | Office Clerk | Nogales Produce Exchange | Nogales
    - Answered phones in two languages and filed customs papers
    study 2002-08..2004-05 | Associate of Applied Science | Accounting | Pima Community College
    skills QuickBooks; Payroll; Bank reconciliation; Sales tax
    languages English: native; Spanish: native
    passed 2015 Certified Bookkeeper; 2018 Notary Public
    gives 2012-02..now | Tax Preparer | VITA Tucson
    likes Quilting; Hiking`),
};
