-- Apart from 0295, which adds the key: the check of all rows then makes no write wait.
alter table mails validate constraint mails_of_account;
