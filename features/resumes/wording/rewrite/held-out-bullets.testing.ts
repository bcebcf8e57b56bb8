/**
 * Bullets that were written and graded before the rules were changed for them: British and American, from service and from civilian work, in the
 * wording of people who do not write for a living. Further rules follow principles rather than these lines.
 */
export const HELD_OUT_BULLETS = `
Crewed a Challenger 2 as gunner and later as commander.
Responsible for the discipline and welfare of 28 junior sailors.
Stood watch as Officer of the Deck on USS Ross during 3 deployments.
Maintained 100% accountability of $4.2M in sensitive items with zero losses.
Supervised 6 Marines in the upkeep of HMMWVs and MTVRs.
Earned the Army Commendation Medal for work in Mosul.
Ran a 24-hour guardroom at Colchester Garrison.
Kept the log of all radio traffic for the battlegroup.
Was tasked with closing down 2 patrol bases in Helmand.
Rebuilt transmissions on M1 Abrams tanks, cutting turnaround from 9 days to 5.
Led physical training 5 mornings a week.
Serving as first aider and fire marshal for a building of 200 staff.
Managing rotas, holidays and sickness for a team of 14.
Greeted customers and took payments.
Worked the tills and the shop floor in a busy Tesco store.
Picked and packed up to 120 orders an hour at Amazon in Doncaster.
Drove Class 1 artics on nights between Dover and Glasgow.
Delivered parcels for DPD, averaging 140 drops a day.
Answered calls from members of the public in a Welsh and English call centre.
Dealt with complaints and made sure they were closed within 5 working days.
Looked after 8 residents with dementia on the night shift.
Gave medication and kept care plans up to date.
Fitted kitchens and bathrooms for private customers across Leeds.
Put up scaffolding on sites of up to 12 storeys.
Took on the role of union rep for 60 drivers.
Wired new builds to the 18th edition.
Tested and certified over 300 domestic installations.
Helped to set up a food bank that feeds 90 families.
Volunteered with Team Rubicon after Hurricane Harvey.
Coached the under-12s at Aldershot Town.
Raised £2,300 for SSAFA by running the London Marathon.
Studied for a Level 5 diploma while working full time.
Got my SIA licence and a CSCS card.
Part of the team that brought in a new booking system.
In charge of the brigade's ammunition compound, holding 80 tonnes net explosive quantity.
Acting Flight Sergeant for the last year of my tour.
Trusted with the keys and alarm codes for 4 sites.
Duties involve checking cargo, loading C-17s and briefing passengers.
My role was to plan routes and brief drivers.
Responsible to the Squadron Leader for all flight safety equipment.
Liaising daily with HMRC, suppliers and 3 freight forwarders.
Authored the SOP used by all 11 companies in the brigade.
Spearheaded a recycling drive that saved $18,000 in its first year.
Facilitated after-action reviews for groups of 15 to 40.
Mentored 4 newly promoted sergeants.
Interpreted satellite imagery for NATO staff in Naples.
Processed 700 passengers a week through Brize Norton.
Fuelled Apaches with rotors turning.
Overhauled gas turbines on Type 23 frigates, saving the yard 11 days.
Dug in, camouflaged and sited 6 mortar positions.
Interviewed 200 asylum seekers with the help of interpreters.
Set the duty roster for 75 nurses and medics.
Assisted in the delivery of vaccines to 3 villages.
Sold insurance over the phone and hit target 10 months out of 12.
Opened a coffee shop with my wife, employing 5 people.
Moved from shelf stacker to deputy manager in 18 months.
Created spreadsheets to track spares, so nothing ran out.
Wrote Python scripts which reduced report time by 70%.
Migrated 140 mailboxes to Microsoft 365 over a weekend.
Patched, monitored and backed up 60 Linux servers.
Reduced phishing clicks from 22% to 4% through monthly drills.
Monitored CCTV and carried out foot patrols of the shopping centre.
Arrested, searched and processed suspects as a military policeman.
Checked that every weapon was clear before it went back in the rack.
Cut grass, hedges and trees for the county council.
Operated 360 excavators and dumpers.
Surveyed 45 miles of the Kandahar to Spin Boldak road.
Produced maps and overlays for planning.
Saved a colleague's life using CPR.
Won 2 contracts worth £1.1m.
Held a forklift licence for 9 years with no incidents.
Made tea, took minutes and booked rooms for the adjutant.
Sworn in as a special constable in 2018.
Chaired the station's equality and diversity committee.
Kept morale high in difficult conditions.
Responsible for opening and closing the gym.
Responsible for 3 junior technicians and an apprentice.
Reporting to the XO on the readiness of 42 vehicles.
Taught English to Ukrainian soldiers at Yavoriv.
Translated for visiting delegations from Oman and Qatar.
`
  .trim()
  .split('\n');
