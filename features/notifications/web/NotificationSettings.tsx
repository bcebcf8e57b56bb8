import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { keyOf, mutation, query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { getNotificationSettings, type NotificationSetting, updateNotificationSetting } from '../contract.ts';
import { EMAIL_MODES, type EmailMode } from '../rules.ts';

const MODE_LABEL: Record<EmailMode, string> = { immediately: 'Immediately', daily: 'Daily summary', never: 'Never' };

/** One choice for each kind of notification. Changes are saved immediately. */
export function NotificationSettings() {
  const settings = useQuery(query(getNotificationSettings));
  if (settings.error) {
    return (
      <ErrorState
        title="The settings could not be loaded"
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    );
  }
  if (!settings.data) return <FormSkeleton fields={4} what="email settings" />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
      {settings.data.data.map((setting) => (
        <SettingRow key={setting.kind} setting={setting} />
      ))}
    </Box>
  );
}

function SettingRow({ setting: { kind, label, email } }: { setting: NotificationSetting }) {
  const id = useId();
  const save = useMutation(
    mutation(updateNotificationSetting, {
      success: `${label}: saved`,
      optimistic: ({ body }, client) => {
        const key = keyOf(getNotificationSettings);
        const before = client.getQueryData<{ data: NotificationSetting[] }>(key);
        if (!before) return;
        client.setQueryData(key, {
          ...before,
          data: before.data.map((one) => (one.kind === body.kind ? { ...one, email: body.email } : one)),
        });
        return () => client.setQueryData(key, before);
      },
      invalidates: [getNotificationSettings],
    }),
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 200px' },
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="label" htmlFor={email === 'always' ? undefined : id} variant="subtitle2">
        {label}
      </Typography>
      {email === 'always' ? (
        <Typography variant="body2" color="textSecondary">
          Always emailed
        </Typography>
      ) : (
        <NativeSelect
          fullWidth
          variant="outlined"
          input={<OutlinedInput size="small" />}
          inputProps={{ id }}
          value={email}
          onChange={({ target }) => {
            const chosen = EMAIL_MODES.find((mode) => mode === target.value);
            if (chosen) save.mutate({ body: { kind, email: chosen } });
          }}
        >
          {EMAIL_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {MODE_LABEL[mode]}
            </option>
          ))}
        </NativeSelect>
      )}
    </Box>
  );
}
