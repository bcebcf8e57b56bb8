import { countryOf, resumeInText, UNITED_STATES } from '#kit/country/country.ts';
import type { Tenant } from '#kit/server/http/serve.ts';
import type { PageSlug } from '../page-rules.ts';

type PageText = { title: string; lead: string; body: string };

/** The product's own text of a page, for tenants that have not written one. It states only facts that are true for every installation. */
export function standardPage(slug: PageSlug, { name, country_id }: Pick<Tenant, 'name' | 'country_id'>): PageText {
  const isUs = country_id === UNITED_STATES;
  const { words } = countryOf(country_id);
  const cv = resumeInText(words.resume);
  const organisations = isUs ? 'organizations' : 'organisations';
  switch (slug) {
    case 'about-us':
      return {
        title: `About ${name}`,
        lead: 'Work, training and support for people who serve or served.',
        body: `${name} helps people leaving the armed forces find work that fits what they can do, and the support they need around it. It’s free for everyone who serves or served.

## What you can do here
- [Find jobs](/jobs) from employers who want people with your experience, and follow each application
- [See which civilian jobs your trade leads to](/trade), without an account
- Build a ${cv} that civilian employers understand
- Get a plan with your next steps, based on your own answers
- Find ${organisations} that help with work, training, health, money and housing

## How we work
Our team checks each company before its jobs appear. You decide what employers see. Your date of birth, gender, reason for leaving and support needs are never shown to them.

## For employers
Companies that want to hire people who served can [create an account](/recruiters) and post jobs.`,
      };
    case 'healthcare':
      return {
        title: 'Healthcare',
        lead: 'Looking after body and mind, in service and after it.',
        body: isUs
          ? `## If you need help now
Dial 988 and press 1 for the Veterans Crisis Line, at any hour. You don’t have to be in crisis to call.

## VA health care
Many veterans can use VA health care, and what it covers depends on your service and your health. [See who can apply and how](https://www.va.gov/health-care/).

## Mental health
Vet Centers offer counseling to veterans, service members and families, and a friend or partner may come with you. [Find a Vet Center](https://www.va.gov/find-locations/).

## Keep your records
Ask for copies of your service treatment records before you leave. They make every later claim and appointment easier.`
          : `## If you need help now
Call Samaritans on [116 123](tel:116123) or Combat Stress on [0800 138 1619](tel:08001381619), at any hour. In an emergency call 999.

## Tell your GP that you served
Register with a GP when you leave, and tell them that you served. It goes on your record and can open services that exist for veterans. [Read about NHS services for the armed forces community](https://www.nhs.uk/nhs-services/armed-forces-community/).

## Mind and body
The NHS has services for veterans’ mental health and for injuries from service. You can ask for them yourself, or through your GP or a charity.

## Keep your records
Ask for your service medical records before you leave. They make every later appointment and claim easier.`,
      };
    case 'education':
      return {
        title: 'Education',
        lead: 'Courses and qualifications, and what pays for them.',
        body: isUs
          ? `## What can pay for it
GI Bill benefits can pay for college, training programs, apprenticeships and licensing tests. [Compare GI Bill benefits](https://www.va.gov/education/).

## Use what you have
Your training may count toward a degree or a license. Ask for your Joint Services Transcript, and ask schools how many credits they accept.

## Train before you leave
SkillBridge lets many service members train with an employer in their last months of service.

## Find a course
Sign in to see courses with their cost, length and funding, and save those you like.`
          : `## What can pay for it
Enhanced Learning Credits, Standard Learning Credits and the resettlement grant can pay for courses before and after you leave. [Read about Enhanced Learning Credits](https://www.enhancedlearningcredits.com/).

## Use what you have
Much of what you learned in service matches a civilian qualification. Ask your education staff which awards you can claim before you leave.

## Train before you leave
A civilian work attachment lets you try a job in your resettlement time.

## Find a course
Sign in to see courses with their cost, length and funding, and save those you like.`,
      };
    case 'discounts':
      return {
        title: 'Discounts',
        lead: 'Savings for people who serve or served, and their families.',
        body: isUs
          ? `## Prove your service
A Veteran Health Identification Card, a Veteran ID Card, a state driver’s license with a veteran designation or your DD214 is usually enough. [Get a Veteran ID Card](https://www.va.gov/records/get-veteran-id-cards/).

## Where to look
- Ask shops, hotels, airlines and car dealers: many have a discount that they don’t advertise
- National parks have a free lifetime pass for veterans
- States and counties may lower property tax and license fees

## Stay safe
A real discount never asks you to pay a fee first or to send your DD214 to someone you don’t know.`
          : `## Prove your service
An HM Armed Forces Veteran Card or a Defence Discount Service card is usually enough. [Apply for a Veteran Card](https://www.gov.uk/veteran-card).

## Where to look
- The [Defence Discount Service](https://www.defencediscountservice.co.uk/) is the official discount scheme of the Ministry of Defence
- The Veterans Railcard takes a third off most rail fares
- Ask shops, gyms and insurers: many have a discount that they don’t advertise

## Stay safe
A real discount never asks you to pay a fee first or to send your service documents to someone you don’t know.`,
      };
    case 'housing':
      return {
        title: 'Housing',
        lead: 'Finding, keeping and paying for a home.',
        body: isUs
          ? `## If you may lose your home
Call the National Call Center for Homeless Veterans on [877-424-3838](tel:8774243838), at any hour. [See VA help for veterans without a home](https://www.va.gov/homeless/).

## Buying
You may not need a down payment with a VA-backed home loan. [See if you are eligible](https://www.va.gov/housing-assistance/home-loans/).

## Renting
Housing vouchers with case management exist for veterans who need both. A local VA office or housing authority can tell you more.

## Adapting a home
Grants exist for homes that need changes because of an injury from service.`
          : `## If you may lose your home
Contact your council’s housing team as early as you can, and tell them that you served. Shelter gives free advice on [0808 800 4444](tel:08088004444).

## Before you leave
Ask your unit’s welfare staff and the Defence Transition Services about housing at least six months before your last day.

## Renting from a council
Each council has its own rules for people who served. Many waive the local connection rule for a time after service. Apply early.

## Buying
Forces Help to Buy is open to people who are still serving. Ask a mortgage adviser who understands forces pay and postings.`,
      };
    case 'finance':
      return {
        title: 'Finance',
        lead: 'Pensions, benefits, debt and a budget for the change.',
        body: isUs
          ? `## Before you leave
Your pay stops before your new one starts. Plan for two to three months without income, and write down what health insurance will cost.

## What you may be owed
Disability compensation, separation pay and unemployment benefits each have their own rules and dates. [See VA disability compensation](https://www.va.gov/disability/).

## If money is tight
Talk to a nonprofit credit counselor before you borrow. Service relief societies give grants and loans without interest.

## Watch out
Never pay anyone to file a first VA claim for you. Accredited representatives do it free of charge.`
          : `## Before you leave
Your pay stops before your new one starts. Plan for two to three months without income, and write down what rent and council tax will cost.

## What you may be owed
Ask about your pension, your resettlement payments and compensation for an injury from service before you leave. [Read about the Armed Forces Compensation Scheme](https://www.gov.uk/claim-for-injury-received-while-serving).

## If money is tight
Free debt advice comes from charities, never from firms that charge a fee. [MoneyHelper](https://www.moneyhelper.org.uk/) lists them, and forces’ charities can give grants.

## Watch out
You don’t need to pay anyone to claim a pension or compensation. Veterans UK and charities help free of charge.`,
      };
    case 'terms':
      return {
        title: 'Terms of use',
        lead: `The rules of ${name}, in plain words.`,
        body: `## Who can use it
Anyone who serves or served can create a veteran account. Recruiters use it for a company that our team has approved. Keep your password to yourself, and give true details.

## What you may do
Use ${name} to find work, training and support, or to hire. Don’t copy other people’s details, send advertising, or post work that asks applicants for money, bank details or identity numbers. We remove such content and may close the account.

## What you write
Your ${cv}, letters and messages belong to you. You let us store them and show them to the employers that you choose.

## What we promise
We run ${name} with care, and we correct mistakes that you report. We don’t promise a job, and we aren’t part of the contract between you and an employer. Advice here is general: check the source that it names before you rely on it.

## Leaving
You can stop using ${name} at any time and ask us to delete your account.

## Changes
When these terms change in a way that matters to you, we’ll tell you before the change takes effect.`,
      };
    case 'privacy':
      return {
        title: 'Privacy',
        lead: 'What we store about you, who sees it, and how you stay in control.',
        body: `## What we store
- Your account: name, email and password, which we store only in a form that nobody can read
- What you tell us: service, phone, date of birth, job preferences, answers and ${cv}
- What you do: applications, saved jobs and plans
- Security records: when and from where your account was used

## Who sees it
- Employers see what you send with an application. They never see your date of birth, gender, reason for leaving or support needs
- ${isUs ? 'Organizations' : 'Organisations'} that help see nothing, unless you send it to them
- Our team sees what it needs to check accounts and to help you. What it does is recorded

## How long
We delete applications, security records and idle accounts after the periods that we have set, and warn you before we delete an account.

## Your rights
You can read and correct your details in your profile, ask for a copy of everything we store, and ask us to delete it. ${
          isUs
            ? 'Some states give you further rights.'
            : 'If you’re not happy with our answer, you can complain to the [Information Commissioner’s Office](https://ico.org.uk/).'
        }

## Cookies
We store a token that keeps you signed in and your display settings in your browser. We don’t sell your data.`,
      };
    case 'accessibility':
      return {
        title: 'Accessibility statement',
        lead: `We want everyone who served to be able to use ${name}.`,
        body: `## What works
- Everything can be done with a keyboard alone
- Screen readers announce results, errors and progress
- Text can be enlarged to 200%, and pages fit screens as narrow as 320 pixels
- Light and dark ${isUs ? 'colors' : 'colours'}, stronger contrast and less motion are in the display settings
- PDF files that we make are tagged and can be read aloud

## What we aim for
${name} is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, and we test its screens against them.

## What may not work
Files that employers or other people upload can lack tags or descriptions. Pages of other sites follow their own rules.

## Tell us
If something doesn’t work for you, tell us which page and which assistive technology you use. We’ll reply, and help you in another way until it’s fixed.`,
      };
  }
}
