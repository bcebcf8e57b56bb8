import { signIn } from '../support/people.ts';
import { expectPicture, widePicture } from '../support/pictures.ts';
import { expect, expectToast, test } from '../support/test.ts';

test('a recruiter without a company sets one up, finds the draft after a reload, and waits', async ({ page }) => {
  await signIn(page, 'new.recruiter@muster.test', '/recruiter');
  await expect(page).toHaveURL(/\/recruiter\/company\/create$/);
  await page.getByLabel('Company name').fill('Haddad Rope Access');
  await page.getByLabel('Website').fill('www.haddadrope.test');
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Haddad Rope Access');

  await page.locator('input[type=file]').setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: await widePicture() });
  await page.getByRole('button', { name: 'Save logo' }).click();
  await expectPicture(page.getByRole('img', { name: 'Your logo' }));

  await page.getByLabel('Company name').fill('');
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByRole('link', { name: 'Company name is required' })).toBeVisible();
  await page.getByLabel('Company name').fill('Haddad Rope Access');
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page).toHaveURL(/\/recruiter\/company\/approval-pending$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haddad Rope Access is waiting for approval');
  // Every other page of the area redirects here, except the profile.
  await page.goto('/recruiter/jobs');
  await expect(page).toHaveURL(/\/recruiter\/company\/approval-pending$/);
});

test('an admin crops a wide logo, which is shown wherever the company is', async ({ page }) => {
  await signIn(page, 'recruiter@homefront.test', '/recruiter/company/details');
  await page.locator('input[type=file]').setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: await widePicture() });
  const dialog = page.getByRole('dialog', { name: 'Crop your logo' });
  await expect(dialog.getByRole('slider', { name: 'Size' })).toHaveValue('0.25');
  await dialog.getByRole('button', { name: 'Save logo' }).click();
  await expectPicture(page.getByRole('img', { name: /^Logo of/ }));
});

test('a person’s picture is in the top bar until it is removed', async ({ page }) => {
  await signIn(page, 'recruiter@homefront.test', '/recruiter/profile');
  const inBar = page.getByRole('banner').locator('img[src^="blob:"]');
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await widePicture() });
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expectToast(page, 'Picture saved.');
  await expectPicture(inBar);
  await page.reload();
  await expectPicture(inBar);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(inBar).toHaveCount(0);
});

test('a recruiter of a company with a known domain asks to join it and is pending', async ({ page }) => {
  await signIn(page, 'found.recruiter@muster.test', '/recruiter');
  await expect(page).toHaveURL(/\/recruiter\/company\/exists$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbourlight Energy is already registered');
  await page.getByRole('button', { name: 'Ask to join Harbourlight Energy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is waiting for approval');
});

test('a rejected company shows the reason and can be changed and resubmitted', async ({ page }) => {
  await signIn(page, 'rejectedcompany.recruiter@muster.test', '/recruiter');
  await expect(page).toHaveURL(/\/recruiter\/company\/reject$/);
  await expect(page.getByRole('alert').first()).toContainText('The website gives no address.');
  await page.getByLabel('Address').fill('Unit 4, Quay Street, Bristol');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveURL(/\/recruiter\/company\/approval-pending$/);
  await expect(page.getByRole('listitem').getByText('Sent for approval')).toBeVisible();
});

test('an admin changes the company, and its public page shows it', async ({ page }) => {
  await signIn(page, 'recruiter@homefront.test', '/recruiter/company/details');
  await page.getByLabel('About').fill('We keep the lights on for Texas, in storms too.');
  await page.getByRole('button', { name: 'Save company' }).click();
  await expectToast(page, 'Company saved');
  await page.getByRole('link', { name: 'View public page' }).click();
  await expect(page.getByText('We keep the lights on for Texas, in storms too.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'For people who served' })).toBeVisible();
});

test('an admin finds people and makes and removes an admin; the last admin stays', async ({ page }) => {
  await signIn(page, 'recruiter@muster.test', '/recruiter/company/details?section=people');
  const colleague = page.getByRole('row', { name: /Tom Ellery/ });
  await colleague.getByRole('button', { name: 'Actions for Tom Ellery' }).click();
  await page.getByRole('menuitem', { name: 'Make an admin' }).click();
  await expect(colleague.getByText('Admin', { exact: true })).toBeVisible();
  await colleague.getByRole('button', { name: 'Actions for Tom Ellery' }).click();
  await page.getByRole('menuitem', { name: 'Remove admin rights' }).click();
  await expect(colleague.getByText('Admin', { exact: true })).toBeHidden();
  await page
    .getByRole('row', { name: /Hannah Okafor/ })
    .getByRole('button', { name: 'Actions for Hannah Okafor' })
    .click();
  await page.getByRole('menuitem', { name: 'Remove admin rights' }).click();
  await expect(page.getByText('This is the last admin of the company. Make someone else an admin first.')).toBeVisible();
  await page.getByLabel('Search by name or email').fill('nobody of this name');
  await expect(page.getByText('No matches')).toBeVisible();
});

test('an admin invites someone and revokes the invitation', async ({ page }) => {
  await signIn(page, 'recruiter@muster.test', '/recruiter/invite-user');
  await page.getByLabel('Work email').fill('not an address');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Email must be a valid email address')).toBeVisible();
  await page.getByLabel('Work email').fill('new.person@northgaterail.test');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent to new.person@northgaterail.test.')).toBeVisible();
  await page.getByRole('link', { name: 'See invitations' }).click();
  const row = page.getByRole('row', { name: /new\.person@northgaterail\.test/ });
  await row.getByRole('button', { name: 'Revoke' }).click();
  await expect(row.getByText('Revoked')).toBeVisible();
});
