import { expect, test } from 'vitest';
import { isFreeMail } from './free-mail.ts';

const FREE = `
gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk live.com live.co.uk msn.com yahoo.com yahoo.co.uk icloud.com me.com mac.com
aol.com aol.co.uk aim.com proton.me protonmail.com protonmail.ch pm.me tutanota.com tuta.com tuta.io keemail.me fastmail.com fastmail.fm hey.com
zoho.com zohomail.com yandex.com yandex.ru ymail.com rocketmail.com gmx.com gmx.co.uk gmx.de gmx.net mail.com email.com usa.com post.com
consultant.com engineer.com myself.com inbox.com hushmail.com lavabit.com mailbox.org posteo.de posteo.net runbox.com startmail.com mailfence.com
btinternet.com btopenworld.com talk21.com sky.com virginmedia.com virgin.net ntlworld.com blueyonder.co.uk talktalk.net tiscali.co.uk plusnet.com
plus.com o2.co.uk orange.net lineone.net supanet.com freeserve.co.uk fsmail.net uwclub.net madasafish.com zen.co.uk eclipse.co.uk pipex.com
onetel.com homecall.co.uk doctors.org.uk outlook.co.uk googlemail.co.uk yahoo.ie eircom.net vodafone.ie comcast.net verizon.net att.net
sbcglobal.net bellsouth.net cox.net charter.net spectrum.net earthlink.net juno.com netzero.net optonline.net roadrunner.com rr.com twc.com
windstream.net frontier.com frontiernet.net centurylink.net embarqmail.com q.com suddenlink.net mchsi.com cableone.net ptd.net pacbell.net
swbell.net ameritech.net flash.net prodigy.net snet.net nvbell.net mindspring.com peoplepc.com tds.net hughes.net wowway.com rcn.com gci.net
hawaiiantel.net fuse.net outlook.fr outlook.de outlook.es hotmail.fr hotmail.de hotmail.it hotmail.es hotmail.dk live.fr live.nl live.ca
live.com.au yahoo.ca yahoo.fr yahoo.de yahoo.es yahoo.it yahoo.in yahoo.co.in yahoo.com.au yahoo.com.br yahoo.co.jp yahoo.com.ph yahoo.com.sg
wanadoo.fr orange.fr free.fr laposte.net sfr.fr web.de t-online.de freenet.de libero.it virgilio.it tin.it alice.it qq.com 163.com 126.com
sina.com naver.com daum.net hanmail.net rediffmail.com mail.ru bk.ru inbox.ru list.ru rambler.ru ukr.net seznam.cz wp.pl o2.pl onet.pl interia.pl
bigpond.com bigpond.net.au optusnet.com.au iinet.net.au xtra.co.nz shaw.ca rogers.com sympatico.ca telus.net bell.net videotron.ca duck.com
relay.firefox.com mozmail.com privaterelay.appleid.com skiff.com cock.li riseup.net disroot.org passmail.net simplelogin.com anonaddy.com
mailinator.com guerrillamail.com 10minutemail.com yopmail.com temp-mail.org trashmail.com sharklasers.com maildrop.cc getnada.com
tampabay.rr.com jane.freeserve.co.uk smith.plus.com GMAIL.COM gmail.com.
`
  .trim()
  .split(/\s+/);

test.each(FREE)('anybody can have an address at %s', (domain) => expect(isFreeMail(domain)).toBe(true));

test.each(
  `baesystems.com rolls-royce.com lockheedmartin.com amazon.com google.com microsoft.com apple.com boeing.com tesco.com nhs.net nhs.uk army.mil
  mod.gov.uk bt.com vodafone.com sky.uk deloitte.co.uk serco.com g4s.com babcockinternational.com comcast.com charter.com cox.com telstra.com
  leidos.com usaa.com boozallen.com ford.com livenation.com outlook-consulting.com yahooinc.com mygmail-services.co.uk co.uk com example.org
  westgate.test notgmail.com gmail.com.example.org aolplc.com us nus.edu.sg`
    .trim()
    .split(/\s+/),
)('an address at %s identifies an organisation', (domain) => expect(isFreeMail(domain)).toBe(false));

test('at least 200 domains of providers are tried', () => expect(new Set(FREE).size).toBeGreaterThanOrEqual(200));
