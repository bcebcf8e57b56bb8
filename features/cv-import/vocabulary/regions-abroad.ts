/** States and provinces of other countries than the United Kingdom, the United States, Canada and Australia, in small letters, as addresses in English have them. */
const LISTS = [
  // India
  'andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|tamilnadu|telangana|tripura|uttar pradesh|uttarakhand|uttaranchal|west bengal|jammu & kashmir|jammu and kashmir|j&k|ladakh|puducherry|pondicherry|andaman & nicobar|andaman and nicobar islands|u\\.p\\.|m\\.p\\.|a\\.p\\.',
  // Pakistan, Bangladesh, Nepal, Sri Lanka
  'sindh|balochistan|khyber pakhtunkhwa|kpk|azad kashmir|gilgit-baltistan|kpk|sylhet division|chittagong division|bagmati|gandaki|lumbini|central province|western province|southern province|northern province|eastern province|uva province',
  // Philippines
  'abra|aklan|albay|antique|bataan|batangas|benguet|bohol|bukidnon|bulacan|cagayan|camarines (?:norte|sur)|capiz|catanduanes|cavite|cebu|davao del (?:norte|sur)|ilocos (?:norte|sur)|iloilo|isabela|kalinga|la union|laguna|lanao del (?:norte|sur)|leyte|marinduque|masbate|metro manila|misamis (?:occidental|oriental)|negros (?:occidental|oriental)|northern samar|nueva (?:ecija|vizcaya)|(?:occidental|oriental) mindoro|palawan|pampanga|pangasinan|quezon|quirino|rizal|romblon|samar|sarangani|sorsogon|south cotabato|southern leyte|sultan kudarat|surigao del (?:norte|sur)|tarlac|zambales|zamboanga del (?:norte|sur)',
  // Nigeria, Ghana, Kenya
  '(?:abia|adamawa|akwa ibom|anambra|bauchi|bayelsa|benue|borno|cross river|delta|ebonyi|edo|ekiti|enugu|gombe|imo|jigawa|kaduna|kano|katsina|kebbi|kogi|kwara|lagos|nasarawa|niger|ogun|ondo|osun|oyo|plateau|rivers|sokoto|taraba|yobe|zamfara) state|(?:ashanti|greater accra|volta|northern|upper (?:east|west)|bono|ahafo|oti|savannah) region|(?:nakuru|kiambu|machakos|kakamega|bungoma|kisii|meru|nyeri|uasin gishu|kilifi|kajiado|laikipia) county',
  // South Africa, Zimbabwe
  'gauteng|kwazulu-natal|kzn|limpopo|mpumalanga|free state|north west|northern cape|western cape|eastern cape|manicaland|masvingo|midlands|mashonaland (?:east|west|central)|matabeleland (?:north|south)',
  // Germany, Austria, Switzerland
  'bavaria|bayern|baden-württemberg|brandenburg|hesse|hessen|lower saxony|niedersachsen|mecklenburg-vorpommern|north rhine-westphalia|nordrhein-westfalen|nrw|rhineland-palatinate|rheinland-pfalz|saarland|saxony|sachsen|saxony-anhalt|sachsen-anhalt|schleswig-holstein|thuringia|thüringen|styria|tyrol|carinthia|upper austria|lower austria|vorarlberg|burgenland',
  // France, Belgium, the Netherlands
  "auvergne-rhône-alpes|bourgogne-franche-comté|bretagne|brittany|centre-val de loire|corse|grand est|hauts-de-france|île-de-france|normandie|normandy|nouvelle-aquitaine|occitanie|pays de la loire|provence-alpes-côte d[’']azur|flanders|wallonia|noord-holland|zuid-holland|noord-brabant|gelderland|overijssel|friesland|drenthe|zeeland|flevoland|limburg",
  // Spain, Portugal, Italy
  'andalusia|andalucía|aragon|asturias|canary islands|cantabria|castilla y león|castilla-la mancha|catalonia|cataluña|extremadura|galicia|la rioja|murcia|navarra|algarve|alentejo|abruzzo|basilicata|calabria|campania|emilia-romagna|friuli-venezia giulia|lazio|liguria|lombardy|lombardia|marche|molise|piedmont|piemonte|puglia|sardinia|sardegna|sicily|sicilia|tuscany|toscana|umbria|veneto',
  // Poland, Ireland, New Zealand
  "dolnośląskie|kujawsko-pomorskie|lubelskie|lubuskie|łódzkie|małopolskie|mazowieckie|opolskie|podkarpackie|podlaskie|pomorskie|śląskie|świętokrzyskie|warmińsko-mazurskie|wielkopolskie|zachodniopomorskie|masovia|pomerania|silesia|munster|leinster|connacht|ulster|northland|waikato|bay of plenty|hawke[’']s bay|taranaki|manawatu|marlborough|canterbury|otago|southland|west coast",
  // Brazil, Mexico, Malaysia, China, Indonesia, Ukraine
  'são paulo|rio de janeiro|minas gerais|bahia|paraná|santa catarina|rio grande do sul|jalisco|nuevo león|sonora|chihuahua|baja california|selangor|penang|johor|perak|sabah|sarawak|guangdong|zhejiang|jiangsu|shandong|sichuan|west java|east java|central java|bali|(?:lviv|kyiv|kharkiv|odesa|dnipro|zaporizhzhia|poltava) oblast',
] as const;
const REGION = new RegExp(`^(?:${LISTS.join('|')})$`, 'i');

/** Whether a text is the name of such a state or province. Many are names of towns too: it tells only behind one. */
export const isRegionAbroad = (text: string) => REGION.test(text);
