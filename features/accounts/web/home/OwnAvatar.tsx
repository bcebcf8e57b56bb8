import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import { useOwnPicture } from './useOwnPicture.ts';

/** The signed-in person's picture; its children until it is loaded. */
export default function OwnAvatar({ address, ...avatar }: AvatarProps & { address: string }) {
  return <Avatar {...avatar} src={useOwnPicture(address)} />;
}
