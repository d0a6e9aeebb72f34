export { BackLink } from 'mf-shared/ui/BackLink';
