/**
 * Letters of other alphabets that look like a Latin letter, by that letter, in lower case: the single-letter entries of the confusables table of
 * Unicode Technical Standard 39 (version 13), after compatibility decomposition and without marks.
 */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'ɑαаᗅꓮꭺ',
  b: 'ƀƃƅɓβбвьѣҍᏼᑲᑳᖯᗷꓐꞵꮟ',
  c: 'ȼςσсҫᴄⲥꓚꮯ𐐽',
  d: 'ðđƌɖɗԁᑯᗞᗪꓒꓓꭰꮷ',
  e: 'ɇεеҽҿⴹꓰꬲꭼ',
  f: 'ƒϝքᖴᵮẝꓝꞙꬵ',
  g: 'ƍǥɠɡԍցᏻᶃꓖꮐ',
  h: 'ħɦηнћңһӈӊհᏺᕼⱨⲏꓧꚕꮋꮒ',
  i: 'ıɨɩɪιіӏᵻᵼⲓꙇꭵ',
  j: 'ɉʝϳјᒍꓙꭻ',
  k: 'ƙκкқҟⱪⲕꓗꝁꮶ',
  l: 'łƚǀɫɭᒪⳑⵏꓡꓲꮮ𐑃',
  m: 'ɱμϻмӎᗰᵯⲙꓟꮇ',
  n: 'ƞɲɳνոռᵰⲛꓠ',
  o: 'øɵθοоѳөօჿᴏᴑⲟⴱⵁⵔꓳꝋꬽꬾꭴꮎꮻ𐐬',
  p: 'ƥρрᑭᵽⲣꓑꮲ',
  q: 'ʠԛգզⵕ',
  r: 'ɍɼɽʀгғᖇᴦᵲⲅꓣꭇꭈꭱꮁꮢ',
  s: 'ƽʂѕտᵴꓢꜱꮥꮪ𐑈',
  t: 'ŧƭʈτтҭᵵⱦⲧꓔꭲ',
  u: 'ʉʋυսᑌᴜᵾꓴꞟꭎꭒꮜ',
  v: 'ѵᐯᴠⴸꓦꮩ',
  w: 'ɯѡѽԝաᴡꓪꝡꮃꮤ',
  x: 'χхҳᕁᕽⲭⵝꓫꭓ',
  y: 'ƴɏɣʏγуүұყᶌỿⲩꓬꭚꭹꮍ',
  z: 'ƶȥʐζᴢᵶꓜꮓ',
};
