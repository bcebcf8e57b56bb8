import { web } from './nineteenth-cvs-two-pages.ts';

/** Google Docs, "Spearmint": small grey dates in capitals under employer, place and title. */
export const spearmint = web(
  'A4',
  'body{font:10pt/1.5 "Liberation Sans",sans-serif;color:#333;padding:0 8mm}h1{font-size:32pt;font-weight:400;color:#00ab44;line-height:1.2}p.box{color:#666;font-size:9.5pt}h2{font-size:13pt;font-weight:400;color:#00ab44;margin:18px 0 2px}h3{font-size:11pt;font-weight:400;margin-top:9px;color:#000;break-after:avoid}article>p{font-size:8.5pt;color:#666;margin-bottom:3px;break-after:avoid}h1+p.box{margin-top:6px}',
);

/** Word 97, "Elegant Resume": all centred between rules, spaced capitals, the address at the foot of each page. */
export const elegant = web(
  'Letter',
  'body{font:10.5pt/1.28 "EB Garamond","Nimbus Roman","Liberation Serif",serif}h1{font-size:17pt;font-weight:400;text-transform:uppercase;letter-spacing:.18em;text-align:center;margin-bottom:22px}h2{font-size:10.5pt;font-weight:400;text-transform:uppercase;letter-spacing:.16em;text-align:center;border-top:1px solid #000;border-bottom:1px solid #000;padding:3px 0;margin:11px 0 5px;break-after:avoid}p.r{display:grid;grid-template-columns:1fr 2fr 1fr;margin-top:6px;break-after:avoid}p.r span:nth-child(2){text-align:center;font-variant:small-caps;font-size:12pt}p.r span:nth-child(3){text-align:right}p:has(>em){letter-spacing:.02em;margin-bottom:3px}ul{padding-left:26px}li::marker{content:"\\25A0\\00a0\\00a0";font-size:7pt}aside{position:fixed;bottom:0;left:0;right:0;text-align:center;font-variant:small-caps}aside p:last-child{font-variant:normal}',
);

/** A German tabular Lebenslauf in English, with a grey place for the photo and a signature's line of place and date. */
export const lebenslauf = web(
  'A4',
  'body{font:10.5pt/1.4 "Liberation Sans",Arial,sans-serif;padding:0 4mm 0 9mm;position:relative}header p{font-size:21pt;margin-bottom:10px}header::after{content:"";position:absolute;right:4mm;top:6mm;width:35mm;height:45mm;background:#cfd4d8}h2{font-size:11.5pt;font-weight:bold;margin:20px 0 5px;color:#1b3a57;break-after:avoid}td{padding:2px 6px 6px 0}td:first-child{width:45mm;color:#333}tr{break-inside:avoid}section:last-child>p:last-child{margin-top:40px}',
);

/** Word, "Crisp and clean resume": name, contact, education and skills in a narrow left column. */
export const crispAndClean = web(
  'A4',
  'body{font:10pt/1.45 "Lato","Liberation Sans",sans-serif;color:#3b3b3b}#page{display:flex;flex-direction:row-reverse;gap:9mm}main{flex:1;border-left:1px solid #b9a06a;padding-left:9mm}aside{width:58mm;flex:none}h1{font-size:30pt;line-height:1.05;font-weight:400;color:#22313f}p.box{font-size:13pt;color:#b9a06a;margin:5px 0 18px}h2{font-size:11pt;letter-spacing:.12em;text-transform:uppercase;color:#b9a06a;margin:17px 0 6px}main section:first-of-type h2{margin-top:8px}h3{font-size:11.5pt;color:#22313f;margin-top:10px}aside p:has(b){margin-top:8px}article ul{margin-top:3px}',
);
